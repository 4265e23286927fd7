import { waitFor } from '@testing-library/react';
import { expectConsole } from '../test/expectConsole';
import { fakeWindow } from '../test/fakeWindow';
import { browserServices } from './browserServices';
import type { EntryState } from './entryState';

afterEach(() => document.body.replaceChildren());

it('R3 H7 writes addresses into the history in the shape of react-router, and moves in it', () => {
  const window = fakeWindow();
  const { addressBar } = browserServices(window);
  const entry = () => [window.location.pathname, window.history.state];
  addressBar.push('/videos', { usr: { scrollToCommunity: true }, key: 'a' });
  expect(entry()).toEqual(['/videos', { usr: { scrollToCommunity: true }, key: 'a', idx: 1 }]);
  addressBar.replace('/community', { usr: 'state', key: 'b' });
  expect(entry()).toEqual(['/community', { usr: 'state', key: 'b', idx: 1 }]);
  addressBar.go(-2);
  expect(window.history.go).toHaveBeenCalledWith(-2);
});

it('R3, B12 goes on where the browser takes no more entries, and brings the address up to date once it does', () => {
  jest.useFakeTimers();
  const window = fakeWindow({ href: 'http://localhost/videos' });
  const { addressBar, mailOutcome } = browserServices(window);
  addressBar.push('/login', { key: 'a' });
  const { pushState, replaceState } = window.history;
  const refuse = () => {
    throw new DOMException('Attempt to use history.pushState() more than 100 times per 30 seconds', 'SecurityError');
  };
  Object.assign(window.history, { pushState: refuse, replaceState: refuse });
  addressBar.push('/legal', { key: 'b' });
  addressBar.push('/waitlist', { key: 'c' });
  mailOutcome.keep('leave', 'done');
  jest.advanceTimersByTime(3000);
  expect([window.location.pathname, window.history.state]).toEqual(['/login', { key: 'a', idx: 1 }]);
  for (let call = 0; call < 4; call += 1) expectConsole('warn', /refused/);
  // As Chromium does.
  Object.assign(window.history, { replaceState: () => undefined });
  jest.advanceTimersByTime(10_000);
  Object.assign(window.history, { pushState, replaceState });
  jest.advanceTimersByTime(10_000);
  const entry = { key: 'c', idx: 3, mailOutcome: { leave: 'done' } };
  expect([window.location.pathname, window.history.state]).toEqual(['/waitlist', entry]);
  jest.useRealTimers();
});

it('I1, B12 remembers the language under the name that U3 leaves alone, and goes on where the storage is full', () => {
  const window = fakeWindow();
  const { rememberLanguage } = browserServices(window);
  rememberLanguage('en');
  expect(window.localStorage.getItem('i18nextLng')).toBe('en');
  window.localStorage.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  expect(() => rememberLanguage('es')).not.toThrow();
});

it.each([
  [false, 'smooth'],
  [true, 'auto'],
])(
  'H7, N5 leads to the community section once it is there, without motion where none is wanted',
  async (matches, behavior) => {
    document.body.innerHTML = '<section tabindex="-1"></section>';
    const section = document.querySelector('section')!;
    const focus = jest.spyOn(section, 'focus');
    section.scrollIntoView = jest.fn();
    const matchMedia = (query: string) => ({ matches: matches && query === '(prefers-reduced-motion: reduce)' });
    const { scrollToCommunity } = browserServices(Object.assign(fakeWindow(), { matchMedia }));
    const scrolled = scrollToCommunity(new AbortController().signal);
    await Promise.resolve();
    expect(focus).not.toHaveBeenCalled();
    document.body.innerHTML = '<p></p>';
    section.id = 'community';
    document.body.append(section);
    await scrolled;
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    expect(section.scrollIntoView).toHaveBeenCalledWith({ behavior });
  },
);

function windowThatCameBy(type: string | undefined, options?: Parameters<typeof fakeWindow>[0]) {
  const performance = { getEntriesByType: (kind: string) => (type && kind === 'navigation' ? [{ type }] : []) };
  return Object.assign(fakeWindow(options), { performance });
}

// Where fingerprinting is resisted, nobody knows how the page came.
it.each(['reload', undefined])('B12 gives what stood in forms back once, after a reload (%s)', async (type) => {
  document.body.innerHTML = '<form id="f"><input name="a" value="one"><input name="b" type="file"></form>';
  const window = windowThatCameBy(type, { href: 'http://localhost/en/waitlist?x=1', storageRefused: true });
  window.history.replaceState({ scrollPosition: { top: 300 } }, '');
  const before = browserServices(window);
  const left = new FormData();
  for (const value of ['two', 'three']) left.append('c', value);
  before.typed.set('left', left).set('f', left);
  before.reload(true);
  await waitFor(() => expect(window.reload).toHaveBeenCalled());
  const fields = [
    ['c', 'two'],
    ['c', 'three'],
  ];
  expect((window.history.state as EntryState).typed).toEqual({ left: fields, f: [['a', 'one']] });

  const { typed, restoreTyped } = browserServices(window);
  restoreTyped();
  expect([...typed.get('left')!]).toEqual(fields);
  expect(typed.get('f')!.get('a')).toBe('one');
  expect(window.history.state).toEqual({ scrollPosition: { top: 300 }, reloadedFrom: '' });
  expect(window.location.href).toBe('http://localhost/en/waitlist?x=1');
});

it.each(['navigate', 'back_forward'])('B12 gives nothing typed to who came by %s, and removes it', (type) => {
  const window = windowThatCameBy(type);
  window.history.replaceState({ typed: { f: [['a', 'one']] } } satisfies EntryState, '');
  const { typed, restoreTyped } = browserServices(window);
  restoreTyped();
  expect(typed.size).toBe(0);
  expect(window.history.state).toEqual({});
});

it('B3 B4 keeps what came of a mail’s link in its history entry, in place of the token', () => {
  const window = fakeWindow();
  window.history.replaceState({ idx: 2, mailToken: { confirm: 's3cret' } }, '');
  browserServices(window).mailOutcome.keep('confirm', 'done');
  expect(window.history.state).toEqual({ idx: 2, mailOutcome: { confirm: 'done' } });
  const { mailOutcome, mailToken } = browserServices(window);
  expect([mailOutcome.read('confirm'), mailOutcome.read('leave'), mailToken('confirm')]).toEqual([
    'done',
    undefined,
    undefined,
  ]);
});

it('B12 loads a page anew once for each release that lacks its own code, however the page came', async () => {
  const window = windowThatCameBy('reload');
  const { addressBar, reload } = browserServices(window);
  const reloadFrom = (client: string, once = true) => {
    document.body.innerHTML = `<script type="text/plain" data-client="/assets/${client}.js"></script>`;
    addressBar.replace('/waitlist', { key: 'k' });
    return reload(once);
  };
  expect(['a', 'a', 'b', 'b'].map((client) => reloadFrom(client))).toEqual([true, false, true, false]);
  expect(reloadFrom('b', false)).toBe(true);
  addressBar.push('/videos', {});
  expect(reload(true)).toBe(true);
  await waitFor(() => expect(window.reload).toHaveBeenCalledTimes(4));
});

it('B12 asks past the cache for the scripts that failed, then loads the page anew, whatever the answer', async () => {
  const window = windowThatCameBy('navigate');
  const entry = (name: string, responseStatus?: number) => ({ name: `http://localhost/${name}`, responseStatus });
  const entries = [entry('a.js', 404), entry('b.js', 200), entry('c.js'), entry('d.svg', 404), entry('e.js', 404)];
  Object.assign(window.performance, { getEntriesByType: () => [...entries, entry('e.js', 200)] });
  const fetch = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(browserServices(window).reload(true)).toBe(true);
  expect(fetch.mock.calls.map(([url, init]) => [url, init?.cache])).toEqual([
    ['http://localhost/a.js', 'reload'],
    ['http://localhost/c.js', 'reload'],
  ]);
  await waitFor(() => expect(window.reload).toHaveBeenCalledTimes(1));
  fetch.mockRestore();
});
