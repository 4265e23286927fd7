import { screen } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Root } from 'react-dom/client';
import { restoreInDevTools } from '../../test-support/devTools';
import { loadPage } from '../app/pages';
import { makeStore } from '../app/store';
import { selectIsLiked } from '../features/videos/videosSlice';
import { arriveAt, followHistory, navigate } from '../router/navigate';
import { i18nOf } from '../i18n/texts';
import { expectConsole } from '../test/expectConsole';
import { fakeServices } from '../test/fakeServices';
import { fakeWindow } from '../test/fakeWindow';
import { loadPages } from '../test/renderApp';
import { hydratePage } from './hydrate';
import { arriveWithQuery, start } from './start';

const client = jest.requireActual<typeof import('react-dom/client')>('react-dom/client');
const { createRoot, hydrateRoot } = client;
const roots: Root[] = [];
const remembered = (root: Root) => {
  roots.push(root);
  return root;
};

beforeAll(() => loadPages('/login'));

beforeEach(() => {
  // Mounting waits for effects, which `act` would hold back until mounting is done.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  jest.spyOn(client, 'createRoot').mockImplementation((...args) => remembered(createRoot(...args)));
  jest.spyOn(client, 'hydrateRoot').mockImplementation((...args) => remembered(hydrateRoot(...args)));
});

afterEach(() => {
  jest.useRealTimers();
  // Else what is still to be drawn would be drawn into the next file's test.
  roots.splice(0).forEach((root) => root.unmount());
  document.body.replaceChildren();
  document.head.replaceChildren();
  delete document.documentElement.dataset.renderedPath;
  document.documentElement.removeAttribute('lang');
});

function addRoot(html = '') {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  return document.getElementById('root')!;
}

function contextAt(path: string, options: Parameters<typeof fakeWindow>[0] = {}) {
  const store = makeStore(fakeServices());
  store.dispatch(arriveAt(path, 'load', null));
  return { store, window: fakeWindow({ href: `http://localhost${path}`, ...options }) };
}

it('U9 tries every 500 ms while the root element is missing', async () => {
  jest.useFakeTimers();
  const mounted = jest.fn();
  void hydratePage(contextAt('/login')).then(mounted);
  await jest.advanceTimersByTimeAsync(1600);
  expect(mounted).not.toHaveBeenCalled();
  addRoot();
  await jest.advanceTimersByTimeAsync(500);
  expect(mounted).toHaveBeenCalledTimes(1);
});

it('U9 tries again 1000 ms after the page fell, and stands with the state it had', async () => {
  jest.useFakeTimers();
  addRoot();
  const context = contextAt('/login');
  // A state without toasts makes rendering throw.
  const broken = jest.spyOn(context.store, 'getState');
  const whole = context.store.getState();
  broken.mockReturnValue({ ...whole, toasts: null as never });
  void hydratePage(context);
  expectConsole('error', 'could not be shown');
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  broken.mockRestore();
  await jest.advanceTimersByTimeAsync(999);
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  await jest.advanceTimersByTimeAsync(1);
  expect(screen.getByRole('main')).toBeInTheDocument();
});

it('U9, B12 leaves the built page and what was typed in place while mounting fails, and fills the form anew', async () => {
  jest.useFakeTimers();
  const form =
    '<form id="waitlist-form"><input name="name"><input name="interests" type="checkbox" value="Web3 technology"></form>';
  const root = addRoot(`<main>built ${form}</main>`);
  await loadPage('/waitlist');
  const field = () => document.querySelector<HTMLInputElement>('[name="name"]')!;
  field().value = 'Ada';
  field().focus();
  document.querySelector<HTMLInputElement>('[type="checkbox"]')!.checked = true;
  const context = contextAt('/waitlist');
  const whole = context.store.getState();
  const broken = jest.spyOn(context.store, 'getState');
  broken.mockReturnValue({ ...whole, toasts: null as never });
  const mounted = hydratePage(context);
  await jest.advanceTimersByTimeAsync(0);
  expectConsole('error', /could not be shown/);
  for (const value of ['Ada', 'Ada L']) {
    expect(root).toHaveTextContent('built');
    expect(field()).toHaveFocus();
    field().value = value;
    await jest.advanceTimersByTimeAsync(value === 'Ada' ? 1000 : 0);
  }
  expectConsole('error', /could not be shown/);
  broken.mockRestore();
  await jest.advanceTimersByTimeAsync(1000);
  await mounted;
  await jest.advanceTimersByTimeAsync(100);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(i18nOf('es').t('waitlist:title'));
  expect(field().value).toBe('Ada L');
  expect(document.querySelectorAll('[name="interests"]:checked')).toHaveLength(1);
});

it('B1, B2, R8 draws the page anew where the HTML was built for another address, and keeps of its head what React does not write', async () => {
  document.head.innerHTML = `
    <title>Videos</title><meta name="description" content="Veinte"><meta name="robots" content="noindex">
    <link rel="canonical" href="/videos"><link rel="alternate" hreflang="es" href="/videos">
    <link rel="alternate" type="application/rss+xml" href="/feed.xml"><link rel="manifest" href="/manifest.webmanifest">
    <meta name="theme-color" content="black">`;
  const root = addRoot('<main>built</main>');
  Object.assign(document.documentElement, { lang: 'es' }).dataset.renderedPath = '/';
  await start(fakeWindow({ href: 'http://localhost/login' }), fakeServices({ loadPage }));
  expect(root).not.toHaveTextContent('built');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(i18nOf('es').t('login:title'));
  const times = (selector: string) => document.head.querySelectorAll(selector).length;
  expect(['title', '[name="description"]', '[rel="canonical"]', '[hreflang="es"]'].map(times)).toEqual([1, 1, 1, 1]);
  expect(['[type="application/rss+xml"]', '[rel="manifest"]', '[name="theme-color"]'].map(times)).toEqual([1, 1, 1]);
  expect(times('[name="robots"]')).toBe(0);
});

it.each([
  ['/videos', 'https://archive.example/web/2026/https://constela.example/videos?v=1.0.0'],
  ['/', 'https://vpn.example/https/7772647/'],
  ['/en', 'https://vpn.example/https/7772647/en/'],
  ['/video/video1', 'https://isolation.example/view?url=https://constela.example/video/video1'],
])('B12, R8 leaves the page built for %s, and what is stored, as they are at %s', async (renderedPath, href) => {
  const root = addRoot('<main>built</main>');
  document.documentElement.dataset.renderedPath = renderedPath;
  const window = fakeWindow({ href, stored: { theirs: 'x' } });
  await start(window, fakeServices({ loadPage }));
  expect(root).toHaveTextContent('built');
  expect(window.localStorage.getItem('theirs')).toBe('x');
});

it.each([
  ['/', '/login/'],
  ['/videos', '/login'],
])('R8, R7 draws the page of the address where the HTML built for %s answers at %s', async (renderedPath, path) => {
  const root = addRoot('<main>built</main>');
  document.documentElement.dataset.renderedPath = renderedPath;
  await start(fakeWindow({ href: `http://localhost${path}` }), fakeServices({ loadPage }));
  expect(root).not.toHaveTextContent('built');
});

/** As a browser that skips every transition, for this reason. */
function skipTransitions(message: string, name: string) {
  const started = jest.fn(() => ({
    ready: Promise.reject(new DOMException(message, name)),
    finished: Promise.resolve(),
  }));
  Object.assign(document, { startViewTransition: started });
  return started;
}

it.each([
  ['in a hidden tab', 'Transition was aborted because of invalid state. Document hidden', 'InvalidStateError'],
  ['that takes too long', 'Transition was aborted because of timeout in DOM update', 'TimeoutError'],
  ['for another', 'Transition was skipped', 'AbortError'],
])('R2, E4 shows the page of a link, and logs nothing, where the browser skips the transition %s', async (...skip) => {
  const [, message, name] = skip;
  const started = skipTransitions(message, name);
  await loadPage('/community');
  addRoot();
  const context = contextAt('/login');
  await hydratePage(context);
  await context.store.dispatch(navigate('/community'));
  await screen.findByRole('main', { name: i18nOf('es').t('community:title') });
  expect(started).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(document, 'startViewTransition');
});

it('B1, H2 starts a view transition for a link to another page, and for nothing else', async () => {
  const started = skipTransitions('Transition was skipped', 'AbortError');
  await loadPages('/videos', '/community');
  addRoot();
  const context = contextAt('/videos');
  await hydratePage(context);
  const startedBy = async (go: UnknownAction | ReturnType<typeof navigate>, shown: string) => {
    void context.store.dispatch(go as UnknownAction);
    await screen.findByText(shown, { selector: 'h1, h2' });
    await new Promise((resolve) => setTimeout(resolve));
    return started.mock.calls.length;
  };
  const { t } = i18nOf('es');
  expect(await startedBy(navigate('/videos?q=zzzz'), t('videos:none.title'))).toBe(0);
  expect(await startedBy(navigate('/community'), t('community:title'))).toBe(1);
  expect(await startedBy(followHistory('/videos', null), t('videos:title'))).toBe(1);
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  expect(await startedBy(navigate('/community'), t('community:title'))).toBe(1);
  jest.mocked(window.matchMedia).mockRestore();
  Reflect.deleteProperty(document, 'startViewTransition');
});

it('B8, B1 draws the page anew where DevTools has restored a visit, for whose state no HTML was built', async () => {
  const { videos } = makeStore(fakeServices()).getState();
  restoreInDevTools({ videos: { ...videos, likedIds: ['video1'] } });
  const root = addRoot('<main>built</main>');
  Object.assign(document.documentElement, { lang: 'es' }).dataset.renderedPath = '/video/video1';
  const { getState } = await start(
    fakeWindow({ href: 'http://localhost/video/video1?debug_session=x' }),
    fakeServices({ loadPage }),
  );
  restoreInDevTools(undefined);
  expect(client.hydrateRoot).not.toHaveBeenCalled();
  expect(root).not.toHaveTextContent('built');
  expect(selectIsLiked(getState(), 'video1')).toBe(true);
});

it('U2 arrives once where the address asks for nothing', () => {
  const context = contextAt('/videos?v=1.0.0');
  const { key } = context.store.getState().location;
  arriveWithQuery(context);
  expect(context.store.getState().location.key).toBe(key);
});

it('U2, B3, B8 has the query after hydration, without what the browser keeps with the entry', () => {
  const context = contextAt('/waitlist/confirm?forceMobile=true');
  context.window.history.replaceState({ mailToken: { confirm: 's3cret' } }, '', context.window.location.href);
  arriveWithQuery(context);
  expect(context.store.getState().location).toMatchObject({ query: '?forceMobile=true', state: null });
});
