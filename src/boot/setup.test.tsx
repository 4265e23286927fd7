import { readFileSync } from 'node:fs';
import { makeStore } from '../app/store';
import { selectIsBadgeShown } from '../features/debug/debugSlice';
import { selectIsMobile, selectIsScrolled, selectMobileReasons } from '../features/layout/layoutSlice';
import { selectAddress } from '../features/videos/videoFiltersSlice';
import { languageChosen, selectLanguage, selectQuery } from '../router/locationSlice';
import { arriveAt } from '../router/navigate';
import { expectConsole } from '../test/expectConsole';
import { fakeServices } from '../test/fakeServices';
import { fakeWindow } from '../test/fakeWindow';
import { browserServices } from './browserServices';
import { arriveAtPath } from './initialLocation';
import {
  afterHydration,
  followStoredLanguage,
  rewriteStaleLinks,
  settleBadge,
  watchScroll,
  watchViewport,
} from './afterHydration';
import {
  beforeHydration,
  clearStorage,
  logGlobalErrors,
  reloadOnHashChange,
  unregisterServiceWorkers,
} from './beforeHydration';
import { syncAddressBar } from '../router/addressBar';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

function contextAt(href: string, options: Parameters<typeof fakeWindow>[0] = {}) {
  const window = fakeWindow({ ...options, href });
  const store = makeStore(fakeServices());
  store.dispatch(arriveAt(href.replace(/^https?:\/\/[^/]+/, ''), 'load', null));
  return { window, store };
}

it('U1 carries the no-cache tags in the HTML', () => {
  const html = readFileSync('src/site.html', 'utf8');
  for (const name of ['Cache-Control', 'Pragma', 'Expires']) expect(html).toContain(`http-equiv="${name}"`);
});

it('B3, B8 keeps what the browser keeps with the entry, whatever address is written', () => {
  const context = contextAt('http://localhost/en/waitlist/confirm');
  const state = { mailToken: { confirm: 's3cret' } };
  context.window.history.replaceState(state, '', '/en/waitlist/confirm');
  syncAddressBar(context);
  context.store.dispatch(languageChosen('es'));
  expect(context.window.location.pathname).toBe('/waitlist/confirm');
  expect(context.window.history.state).toEqual(state);
});

it('U3, I1 clears the storage in public, but not the choice of language', () => {
  const context = contextAt('https://constela.example/', { stored: { i18nextLng: 'en', old: '1', other: '2' } });
  clearStorage(context);
  expect(Object.keys(context.window.localStorage)).toEqual(['i18nextLng']);
});

it('U3 leaves the storage of localhost alone', () => {
  const context = contextAt('http://localhost/', { stored: { mine: '1' } });
  clearStorage(context);
  expect(Object.keys(context.window.localStorage)).toEqual(['mine']);
});

it('U3, B12 goes on where storage is refused', () => {
  const context = contextAt('https://constela.example/', { storageRefused: true });
  expect(() => clearStorage(context)).not.toThrow();
});

it('U4 unregisters every service worker', async () => {
  const workers = [{ unregister: jest.fn() }, { unregister: jest.fn() }];
  const serviceWorker = { getRegistrations: () => Promise.resolve(workers) };
  unregisterServiceWorkers(contextAt('http://localhost/', { serviceWorker }));
  await jest.advanceTimersByTimeAsync(0);
  for (const worker of workers) expect(worker.unregister).toHaveBeenCalled();
});

it('U4 says so when they cannot be unregistered, and needs none to be there', async () => {
  unregisterServiceWorkers(contextAt('http://localhost/'));
  const serviceWorker = { getRegistrations: () => Promise.reject(new Error('refused')) };
  unregisterServiceWorkers(contextAt('http://localhost/', { serviceWorker }));
  await jest.advanceTimersByTimeAsync(0);
  expectConsole('error', /could not be unregistered.*refused/);
});

it('U5 reloads the page when the hash changes', () => {
  const context = contextAt('http://localhost/');
  reloadOnHashChange(context);
  expect(context.window.reload).not.toHaveBeenCalled();
  context.window.dispatchEvent(new Event('hashchange'));
  expect(context.window.reload).toHaveBeenCalledTimes(1);
});

it('U6 rewrites stale links to the waitlist and reports them', () => {
  document.body.innerHTML = '<a id="stale" href="/wishlist?v=1">x</a><a id="good" href="/waitlist">y</a>';
  rewriteStaleLinks(contextAt('http://localhost/'));
  expect(document.getElementById('stale')).toHaveAttribute('href', '/waitlist?v=1');
  expect(document.getElementById('good')).toHaveAttribute('href', '/waitlist');
  expectConsole('warn', '/wishlist?v=1');
});

it('U6 rewrites stale links that come with a later page, or that a present link turns into', async () => {
  document.body.innerHTML = '<a id="present" href="/videos">x</a>';
  document.body.append(document.createElement('main'));
  const context = contextAt('http://localhost/');
  for (const setUp of afterHydration) setUp(context);
  document.querySelector('main')!.innerHTML = '<p><a id="later" href="/en/wishlist">y</a></p>';
  await jest.advanceTimersByTimeAsync(0);
  expect(document.getElementById('later')).toHaveAttribute('href', '/en/waitlist');
  expectConsole('warn', '/en/wishlist');
  document.getElementById('present')!.setAttribute('href', '/wishlist');
  await jest.advanceTimersByTimeAsync(0);
  expect(document.getElementById('present')).toHaveAttribute('href', '/waitlist');
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
  ['needs none on a wide screen', 'https://constela.example/', 1280, false, ''],
  ['needs none from 768 px on', 'https://constela.example/', 768, false, ''],
])('U7, U8 settles the debug badge: %s', (_what, href, width, shown, query) => {
  const context = contextAt(href, { width });
  settleBadge(context);
  watchViewport(context);
  expect(selectIsBadgeShown(context.store.getState())).toBe(shown);
  expect(selectQuery(context.store.getState())).toBe(query);
});

it('N1 tells the store when the page has been scrolled more than 10 px, and when it is back', () => {
  const context = contextAt('http://localhost/');
  watchScroll(context);
  const scrollTo = (y: number) => {
    context.window.scrollY = y;
    context.window.dispatchEvent(new Event('scroll'));
    return selectIsScrolled(context.store.getState());
  };
  expect([scrollTo(10), scrollTo(11), scrollTo(300), scrollTo(0)]).toEqual([false, true, true, false]);
});

it('N1 tells the store nothing while the answer stays the same', () => {
  const context = contextAt('http://localhost/');
  const listener = jest.fn();
  context.store.subscribe(listener);
  watchScroll(context);
  context.window.scrollY = 300;
  for (let times = 0; times < 3; times += 1) context.window.dispatchEvent(new Event('scroll'));
  expect(listener).toHaveBeenCalledTimes(1);
});

it.each(['resize', 'orientationchange', 'visibilitychange', '5 s'])('N7 measures again after %s', (event) => {
  const context = contextAt('http://localhost/');
  watchViewport(context);
  expect(selectIsMobile(context.store.getState())).toBe(false);
  context.window.innerWidth = 390;
  if (event === '5 s') jest.advanceTimersByTime(5000);
  else (event === 'visibilitychange' ? document : context.window).dispatchEvent(new Event(event));
  expect(selectIsMobile(context.store.getState())).toBe(true);
});

it('N7 dispatches nothing while nothing changed', () => {
  const context = contextAt('http://localhost/?forceMobile=true');
  watchViewport(context);
  const listener = jest.fn();
  context.store.subscribe(listener);
  jest.advanceTimersByTime(30_000);
  expect(listener).not.toHaveBeenCalled();
  expect(selectMobileReasons(context.store.getState())).toEqual(['forced']);
});

it('H7, B3 follows Back with what a link had handed over, and with nothing else that the browser keeps', async () => {
  const context = contextAt('http://localhost/videos');
  syncAddressBar(context);
  const goBackTo = async (state: unknown) => {
    context.window.dispatchEvent(new PopStateEvent('popstate', { state }));
    await jest.advanceTimersByTimeAsync(0);
    return context.store.getState().location.state;
  };
  const { addressBar } = browserServices(context.window);
  addressBar.push('/', { usr: { scrollToCommunity: true } });
  expect(await goBackTo(context.window.history.state)).toEqual({ scrollToCommunity: true });
  expect(await goBackTo({ mailToken: { confirm: 's3cret' } })).toBeNull();
  expect(await goBackTo(null)).toBeNull();
});

describe('a page that comes back as the browser kept it', () => {
  function leave(href: string, options: Parameters<typeof fakeWindow>[0] = {}, services = fakeServices()) {
    const window = fakeWindow({ ...options, href });
    const store = makeStore(services);
    const context = { window, store };
    arriveAtPath(context);
    followStoredLanguage(context);
    const comeBack = async (stored: string, persisted = true) => {
      window.localStorage.setItem('i18nextLng', stored);
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      await jest.advanceTimersByTimeAsync(0);
      return [selectLanguage(store.getState()), selectAddress(store.getState())];
    };
    return { ...context, comeBack };
  }
  afterEach(() => delete document.documentElement.dataset.chosenLanguage);

  it('I1 follows the language that was chosen in another document', async () => {
    const services = fakeServices();
    const { comeBack } = leave('http://localhost/videos', {}, services);
    expect(await comeBack('en', false)).toEqual(['es', '/videos']);
    expect(await comeBack('es')).toEqual(['es', '/videos']);
    expect(services.loadLanguage).not.toHaveBeenCalled();
    expect(await comeBack('en')).toEqual(['en', '/videos']);
    expect(await comeBack('es')).toEqual(['es', '/videos']);
    expect(await comeBack('xx')).toEqual(['es', '/videos']);
  });

  it('I1 stays in the language that its address names', async () => {
    const { comeBack } = leave('http://localhost/en/videos');
    expect(await comeBack('es')).toEqual(['en', '/en/videos']);
  });

  it('I1 follows a choice that is later than the address that chose Spanish, and no earlier one', async () => {
    document.documentElement.dataset.chosenLanguage = 'es';
    expect(await leave('http://localhost/login', { stored: { i18nextLng: 'en' } }).comeBack('en')).toEqual([
      'es',
      '/login',
    ]);
    expect(await leave('http://localhost/login').comeBack('en')).toEqual(['en', '/login']);
  });

  it('I1, B12 says so when the texts of that language fail to load', async () => {
    const loadLanguage = () => Promise.reject(new Error('offline'));
    const { store, comeBack } = leave('http://localhost/login', {}, fakeServices({ loadLanguage }));
    expect(await comeBack('en')).toEqual(['es', '/login']);
    expect(store.getState().toasts).toMatchObject([{ titleKey: 'common.languageFailed' }]);
    expectConsole('error', /failed to load.*offline/);
  });

  it('I1, B12 stays as it is where storage is refused', () => {
    document.documentElement.dataset.chosenLanguage = 'es';
    const { window, store } = leave('http://localhost/login', { storageRefused: true });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(selectLanguage(store.getState())).toBe('es');
  });
});

it('E4 logs errors that nobody caught', () => {
  const context = contextAt('http://localhost/');
  logGlobalErrors(context);
  const error = new Error('boom');
  context.window.dispatchEvent(new ErrorEvent('error', { message: 'Uncaught Error: boom', error }));
  context.window.dispatchEvent(new ErrorEvent('error', { message: 'without an object' }));
  context.window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no answer' }));
  expectConsole('error', 'Uncaught error: Error: boom');
  expectConsole('error', 'Uncaught error: without an object');
  expectConsole('error', 'Unhandled rejection: no answer');
});

it('U1–U9 runs its setup in a fixed order', () => {
  expect(beforeHydration.indexOf(logGlobalErrors)).toBe(0);
  expect(beforeHydration).toContain(clearStorage);
  expect(afterHydration.indexOf(settleBadge)).toBeLessThan(afterHydration.indexOf(syncAddressBar));
  expect(afterHydration.at(-1)).toBe(rewriteStaleLinks);
});
