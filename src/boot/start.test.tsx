import { screen } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { restoreInDevTools } from '../../test-support/devTools';
import { loadPage } from '../app/pages';
import { makeStore } from '../app/store';
import { selectIsLiked } from '../features/videos/videosSlice';
import { selectLanguage } from '../router/locationSlice';
import { arriveAt } from '../router/navigate';
import { i18nOf } from '../i18n/texts';
import { expectConsole } from '../test/expectConsole';
import { fakeServices } from '../test/fakeServices';
import { fakeWindow } from '../test/fakeWindow';
import { loadPages } from '../test/renderApp';
import { hydratePage } from './hydrate';
import { arriveAtPath, arriveWithQuery, start } from './start';

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

it('I1 starts in the language of the address, whatever is stored and the browser speaks', () => {
  const context = contextAt('/videos', { stored: { i18nextLng: 'en' }, languages: ['en'] });
  arriveAtPath(context);
  expect(selectLanguage(context.store.getState())).toBe('es');
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
