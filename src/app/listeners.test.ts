import { searchTyped } from '../features/videos/videoFiltersSlice';
import { selectFollowers } from '../features/members/membersSlice';
import {
  linkCopied,
  linkCopyFailed,
  pageLeft,
  selectToasts,
  toastHeld,
  toastReleased,
} from '../features/toasts/toastsSlice';
import { arriveAt, followHistory, navigate } from '../router/navigate';
import { fakeServices } from '../test/fakeServices';
import { makeStore } from './store';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function storeAt(href: string) {
  const services = fakeServices();
  const store = makeStore(services);
  store.dispatch(arriveAt(href, 'load', null));
  return { store, services };
}

const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('M1, M4 draws the followers a moment after a link led to a member, once, between 500 and 1499', async () => {
  const { store } = storeAt('/');
  void store.dispatch(navigate('/profile/vega'));
  expect(selectFollowers(store.getState(), 'vega')).toBeUndefined();
  await later(400);
  const drawn = selectFollowers(store.getState(), 'vega');
  expect(drawn).toBeGreaterThanOrEqual(500);
  expect(drawn).toBeLessThanOrEqual(1499);
  await store.dispatch(navigate('/'));
  void store.dispatch(navigate('/profile/vega'));
  await later(400);
  expect(selectFollowers(store.getState(), 'vega')).toBe(drawn);
});

it('M4 draws the followers at once where the page was loaded', () => {
  const { store } = storeAt('/en/profile/mira');
  expect(selectFollowers(store.getState(), 'mira')).toBeDefined();
});

it.each(['/', '/profile', '/profile/vega/x', '/video/vega'])(
  'M4 draws no followers at %s, which is no profile',
  (href) => {
    const { store } = storeAt(href);
    expect(store.getState().members.followers).toEqual({});
  },
);

const wish = { state: { scrollToCommunity: true } };

it('H7 scrolls to the community 500 ms after arriving home with that wish, and gives up when the visitor leaves', async () => {
  const { store, services } = storeAt('/videos');
  jest.mocked(services.scrollToCommunity).mockReturnValueOnce(new Promise(() => undefined));
  void store.dispatch(navigate('/', wish));
  await later(499);
  expect(services.scrollToCommunity).not.toHaveBeenCalled();
  await later(10_000);
  expect(services.scrollToCommunity).toHaveBeenCalledTimes(1);
  const [signal] = jest.mocked(services.scrollToCommunity).mock.lastCall!;
  expect(signal.aborted).toBe(false);
  await store.dispatch(navigate('/login'));
  expect(signal.aborted).toBe(true);
});

it.each([
  ['to another page with that wish', [navigate('/videos', wish)]],
  ['back home', [followHistory('/', wish.state)]],
  ['home, away and home again', [navigate('/', wish), navigate('/login'), navigate('/')]],
])('H7 scrolls nowhere for a visitor who goes %s', async (_where, moves) => {
  const { store, services } = storeAt('/videos');
  for (const move of moves) await store.dispatch(move);
  await later(1000);
  expect(services.scrollToCommunity).not.toHaveBeenCalled();
});

const titles = (store: ReturnType<typeof makeStore>) => selectToasts(store.getState()).map(({ titleKey }) => titleKey);

it('W6, B10 takes good news away after 8 s and lets errors stay', async () => {
  const { store } = storeAt('/');
  store.dispatch(linkCopied());
  store.dispatch(linkCopyFailed('https://example.org/'));
  await later(8000);
  expect(titles(store)).toEqual(['common:share.failed']);
});

it('W6, B10 lets good news stay while it is held, and gives it its time again afterwards', async () => {
  const { store } = storeAt('/');
  store.dispatch(linkCopied());
  const { id } = selectToasts(store.getState())[0]!;
  await later(7000);
  store.dispatch(toastHeld(id));
  store.dispatch(toastHeld(id));
  await later(60_000);
  store.dispatch(toastReleased(id));
  await later(60_000);
  store.dispatch(toastReleased(id));
  await later(7999);
  expect(titles(store)).toEqual(['common:share.copied']);
  await later(1);
  expect(titles(store)).toEqual([]);
});

it('B10 gives good news its time again when it is said again', async () => {
  const { store } = storeAt('/');
  store.dispatch(linkCopied());
  await later(7000);
  store.dispatch(linkCopied());
  await later(7999);
  expect(titles(store)).toEqual(['common:share.copied']);
  await later(1);
  expect(titles(store)).toEqual([]);
});

it('E1 takes errors away when the visitor leaves their page, and good news only in its time', async () => {
  const { store } = storeAt('/videos');
  store.dispatch(linkCopied());
  store.dispatch(linkCopyFailed('https://example.org/'));
  // After hydration the page arrives again, with its query.
  store.dispatch(arriveAt('/videos?q=web3', 'load', null));
  void store.dispatch(navigate('/videos?tag=web3'));
  expect(titles(store)).toEqual(['common:share.copied', 'common:share.failed']);
  await store.dispatch(navigate('/community'));
  expect(titles(store)).toEqual(['common:share.copied']);
  await store.dispatch(navigate('/videos'));
  // Without an error there is nothing to take away.
  expect(store.visit.filter(({ action }) => pageLeft.match(action))).toHaveLength(1);
});

it('E1 takes no error away when the site is loaded, since that leaves no page', async () => {
  const store = makeStore(fakeServices());
  store.dispatch(linkCopyFailed('https://example.org/'));
  store.dispatch(arriveAt('/videos', 'load', null));
  await later(0);
  expect(titles(store)).toEqual(['common:share.failed']);
});

it('W6 waits for nothing where there is no good news', async () => {
  const { store } = storeAt('/videos');
  store.dispatch(searchTyped('a'));
  store.dispatch(linkCopyFailed('https://example.org/'));
  await later(0);
  expect(jest.getTimerCount()).toBe(0);
});
