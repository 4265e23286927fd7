import { makeStore } from '../app/store';
import { selectIsBadgeShown } from '../features/debug/debugSlice';
import {
  pageScrolled,
  selectIsMobile,
  selectIsScrolled,
  selectMobileReasons,
  viewportMeasured,
} from '../features/layout/layoutSlice';
import { selectQuery } from '../router/locationSlice';
import { arriveAt } from '../router/navigate';
import { expectConsole } from '../test/expectConsole';
import { fakeServices } from '../test/fakeServices';
import { fakeWindow } from '../test/fakeWindow';
import { browserServices } from './browserServices';
import { afterHydration } from './afterHydration';
import { beforeHydration } from './beforeHydration';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

type Options = Parameters<typeof fakeWindow>[0];

function contextAt(href: string, options: Options = {}) {
  const services = fakeServices();
  const store = makeStore(services);
  store.dispatch(arriveAt(href.replace(/^https?:\/\/[^/]+/, ''), 'load', null));
  return { window: fakeWindow({ ...options, href }), store, services };
}

function setUpAt(setups: typeof beforeHydration, href = 'http://localhost/', options: Options = {}) {
  const context = contextAt(href, options);
  for (const setUp of setups) setUp(context);
  return context;
}

it.each([
  ['https://constela.example/', ['i18nextLng']],
  ['http://localhost/', ['i18nextLng', 'old']],
])(
  'U3, I1 leaves the choice of language stored in public, and all on the machine of a developer (%s)',
  (href, kept) => {
    const { window } = setUpAt(beforeHydration, href, { stored: { i18nextLng: 'en', old: '1' } });
    expect(Object.keys(window.localStorage)).toEqual(kept);
  },
);

it('U3, B12 goes on in public where storage is refused', () => {
  expect(() => setUpAt(beforeHydration, 'https://constela.example/', { storageRefused: true })).not.toThrow();
});

it('U4 unregisters every service worker', async () => {
  const workers = [{ unregister: jest.fn() }, { unregister: jest.fn() }];
  setUpAt(beforeHydration, undefined, { serviceWorker: { getRegistrations: () => Promise.resolve(workers) } });
  await jest.advanceTimersByTimeAsync(0);
  for (const worker of workers) expect(worker.unregister).toHaveBeenCalled();
});

it('U4 says so when they cannot be unregistered', async () => {
  const getRegistrations = () => Promise.reject(new Error('refused'));
  setUpAt(beforeHydration, undefined, { serviceWorker: { getRegistrations } });
  await jest.advanceTimersByTimeAsync(0);
  expectConsole('error', /could not be unregistered.*refused/);
});

it('U5 reloads the page when the hash changes', () => {
  const { window, services } = setUpAt(beforeHydration);
  expect(services.reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('hashchange'));
  expect(services.reload).toHaveBeenCalledWith(false);
});

it('E4 logs errors that nobody caught', () => {
  const { window } = setUpAt(beforeHydration);
  window.dispatchEvent(new ErrorEvent('error', { message: 'Uncaught Error: boom', error: new Error('boom') }));
  window.dispatchEvent(new ErrorEvent('error', { message: 'without an object' }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no answer' }));
  expectConsole('error', 'Uncaught error: Error: boom');
  expectConsole('error', 'Uncaught error: without an object');
  expectConsole('error', 'Unhandled rejection: no answer');
});

it('U6 rewrites stale links to the waitlist and reports them, also those that come or turn stale later', async () => {
  document.body.innerHTML = '<a id="stale" href="/wishlist?v=1">x</a><a id="good" href="/videos">y</a><main></main>';
  setUpAt(afterHydration);
  const hrefOf = (id: string) => document.getElementById(id)!.getAttribute('href');
  expect([hrefOf('stale'), hrefOf('good')]).toEqual(['/waitlist?v=1', '/videos']);
  expectConsole('warn', '/wishlist?v=1');
  document.querySelector('main')!.innerHTML = '<p><a id="later" href="/en/wishlist">y</a></p>';
  await jest.advanceTimersByTimeAsync(0);
  expect(hrefOf('later')).toBe('/en/waitlist');
  expectConsole('warn', '/en/wishlist');
  document.getElementById('good')!.setAttribute('href', '/wishlist');
  await jest.advanceTimersByTimeAsync(0);
  expect(hrefOf('good')).toBe('/waitlist');
  expectConsole('warn', 'rewritten: /wishlist');
});

it.each([
  ['shows it on localhost', 'http://localhost/', 390, true, ''],
  ['never shows it in public', 'https://constela.example/', 390, false, '?forceHideBadge=true'],
  [
    'brings it back in public when asked',
    'https://constela.example/?forceHideBadge=false',
    390,
    true,
    '?forceHideBadge=false',
  ],
  ['starts without it when told', 'http://localhost/?forceHideBadge=true', 390, false, '?forceHideBadge=true'],
  ['needs none from 768 px on', 'https://constela.example/', 768, false, ''],
])('U7, U8 shows or hides the debug badge: %s', (_what, href, width, shown, query) => {
  const { store, window } = setUpAt(afterHydration, href, { width });
  expect(selectIsBadgeShown(store.getState())).toBe(shown);
  expect([selectQuery(store.getState()), window.location.search]).toEqual([query, query]);
});

it('N1 tells the store when the page has been scrolled more than 10 px, and when it is back, not every pixel', () => {
  const { window, store } = setUpAt(afterHydration);
  const listener = jest.fn();
  store.subscribe(listener);
  const scrollTo = (y: number) => {
    window.scrollY = y;
    window.dispatchEvent(new Event('scroll'));
    return selectIsScrolled(store.getState());
  };
  expect([scrollTo(10), scrollTo(11), scrollTo(300), scrollTo(0)]).toEqual([false, true, true, false]);
  expect(listener).toHaveBeenCalledTimes(2);
});

it.each(['resize', 'orientationchange', 'visibilitychange', '5 s'])('N7 measures again after %s', (event) => {
  const { window, store } = setUpAt(afterHydration);
  expect(selectIsMobile(store.getState())).toBe(false);
  window.innerWidth = 390;
  if (event === '5 s') jest.advanceTimersByTime(5000);
  else (event === 'visibilitychange' ? document : window).dispatchEvent(new Event(event));
  expect(selectIsMobile(store.getState())).toBe(true);
});

it('B8, N1, N7 adds no action while DevTools shows another viewport and another scroll position', () => {
  const { window, store } = setUpAt(afterHydration);
  window.scrollY = 300;
  window.dispatchEvent(new Event('scroll'));
  // As an imported visit of a phone, or an earlier moment.
  store.dispatch(viewportMeasured({ viewport: { width: 390, height: 844 }, mobileReasons: ['narrow'] }));
  store.dispatch(pageScrolled(false));
  const listener = jest.fn();
  store.subscribe(listener);
  for (const y of [320, 340, 360]) {
    window.scrollY = y;
    window.dispatchEvent(new Event('scroll'));
  }
  jest.advanceTimersByTime(30_000);
  expect(listener).not.toHaveBeenCalled();
});

it('N7 dispatches nothing while nothing changed', () => {
  const { store } = setUpAt(afterHydration, 'http://localhost/?forceMobile=true');
  const listener = jest.fn();
  store.subscribe(listener);
  jest.advanceTimersByTime(30_000);
  expect(listener).not.toHaveBeenCalled();
  expect(selectMobileReasons(store.getState())).toEqual(['forced']);
});

it('H7, B3 follows Back with what a link had handed over, and with nothing else that the browser keeps', async () => {
  const { window, store } = setUpAt(afterHydration, 'http://localhost/videos');
  const goBackTo = async (state: unknown) => {
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
    await jest.advanceTimersByTimeAsync(0);
    return store.getState().location.state;
  };
  browserServices(window).addressBar.push('/', { usr: { scrollToCommunity: true } });
  expect(await goBackTo(window.history.state)).toEqual({ scrollToCommunity: true });
  expect(await goBackTo({ mailToken: { confirm: 's3cret' } })).toBeNull();
  expect(await goBackTo(null)).toBeNull();
});
