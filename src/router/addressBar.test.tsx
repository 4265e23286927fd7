import { makeStore } from '../app/store';
import { pageScrolled } from '../features/layout/layoutSlice';
import { browserServices } from '../boot/browserServices';
import { selectAddress } from '../features/videos/filtersInAddress';
import { searchTyped } from '../features/videos/videoFiltersSlice';
import { fakeServices } from '../test/fakeServices';
import { fakeWindow } from '../test/fakeWindow';
import { syncAddressBar } from './addressBar';
import { arriveAt } from './navigate';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function barAt(href: string) {
  const window = fakeWindow({ href: `http://localhost${href}` });
  const store = makeStore(fakeServices());
  store.dispatch(arriveAt(href, 'load', null));
  const written = jest.spyOn(window.history, 'replaceState');
  syncAddressBar({ window, store }, selectAddress);
  return { window, store, written, shown: () => window.location.pathname + window.location.search };
}

it('B8 shows another page at once, and keeps the hash', async () => {
  const { window, store } = barAt('/videos#part');
  store.dispatch(arriveAt('/login', 'link', null));
  await Promise.resolve();
  expect(window.location.href).toBe('http://localhost/login#part');
});

it('R3 V1–V3 writes what was typed a moment ago into the entry of the page that a link leaves, and into no other', async () => {
  const { window, store, written, shown } = barAt('/videos');
  store.dispatch(searchTyped('a'));
  store.dispatch(arriveAt('/login', 'link', null));
  expect(shown()).toBe('/videos?q=a');
  await Promise.resolve();
  store.dispatch(arriveAt('/videos', 'link', null));
  await Promise.resolve();
  store.dispatch(searchTyped('b'));
  written.mockClear();
  window.history.replaceState(null, '', '/login');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  jest.advanceTimersByTime(1000);
  expect(written.mock.calls.map(([, , url]) => url)).toEqual(['/login']);
});

it('B8 writes nothing where the address says already what the state says', () => {
  const { store, written } = barAt('/videos');
  store.dispatch(searchTyped('a'));
  store.dispatch(searchTyped(''));
  jest.advanceTimersByTime(1000);
  expect(written).not.toHaveBeenCalled();
});

it('V1–V3 counts the rest of the typing anew with every letter', () => {
  const { store, shown } = barAt('/videos');
  store.dispatch(searchTyped('a'));
  jest.advanceTimersByTime(200);
  store.dispatch(searchTyped('ab'));
  jest.advanceTimersByTime(249);
  expect(shown()).toBe('/videos');
  jest.advanceTimersByTime(1);
  expect(shown()).toBe('/videos?q=ab');
});

it('V1–V3 waits no longer because of what leaves the address as it is', () => {
  const { store, shown } = barAt('/videos');
  store.dispatch(searchTyped('a'));
  jest.advanceTimersByTime(200);
  store.dispatch(pageScrolled(true));
  jest.advanceTimersByTime(50);
  expect(shown()).toBe('/videos?q=a');
});

it('R3 V1–V3 keeps the address that Back led to when the texts of its page come late', () => {
  const { window, store, shown } = barAt('/videos');
  store.dispatch(searchTyped('a'));
  window.history.replaceState(null, '', '/community?x=1');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  jest.advanceTimersByTime(1000);
  expect(shown()).toBe('/community?x=1');
});

it('R3 writes an address that the browser refused into no entry to which Back led meanwhile', () => {
  const { window, shown } = barAt('/videos');
  const { replaceState } = window.history;
  const { addressBar } = browserServices(window);
  Object.assign(window.history, { pushState: () => undefined });
  addressBar.push('/login', { key: 'a' });
  replaceState.call(window.history, null, '', '/community');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  jest.advanceTimersByTime(10_000);
  expect([shown(), window.history.state]).toEqual(['/community', null]);
});
