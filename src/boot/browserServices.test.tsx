import type { SignUp } from '../features/waitlist/waitlistService';
import { fakeWindow } from '../test/fakeWindow';
import { browserServices } from './browserServices';

const ada: SignUp = {
  email: 'ada@example.org',
  name: 'Ada',
  interests: ['Web3 technology'],
  message: null,
  language: 'es',
};

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
  const performance = { getEntriesByType: () => (type ? [{ type }] : []) };
  return Object.assign(fakeWindow(options), { performance });
}

// Where fingerprinting is resisted, nobody knows how the page came.
it.each(['reload', undefined])('B12 gives a sign-up back once, from the history entry, after a reload (%s)', (type) => {
  const window = windowThatCameBy(type, { href: 'http://localhost/en/waitlist?x=1', storageRefused: true });
  const write = jest.spyOn(window.history, 'replaceState');
  expect(browserServices(window).draft.take()).toBeUndefined();
  expect(write).not.toHaveBeenCalled();
  window.history.replaceState({ scrollPosition: { top: 300 } }, '');
  browserServices(window).draft.keep(ada);
  expect(window.location.href).toBe('http://localhost/en/waitlist?x=1');

  const { draft } = browserServices(window);
  expect(draft.take()).toEqual(ada);
  expect(draft.take()).toBeUndefined();
  expect(window.history.state).toEqual({ scrollPosition: { top: 300 } });
});

it.each(['navigate', 'back_forward'])('B12 gives no sign-up to a visitor who came by %s, and removes it', (type) => {
  const window = windowThatCameBy(type);
  browserServices(window).draft.keep(ada);
  expect(browserServices(window).draft.take()).toBeUndefined();
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

it('B12 removes a kept sign-up from a history entry that the visitor leaves by a link', () => {
  const window = windowThatCameBy('navigate');
  const write = jest.spyOn(window.history, 'replaceState');
  const { addressBar, draft } = browserServices(window);
  draft.keep(ada);
  addressBar.push('/videos', {});
  expect(write).toHaveBeenLastCalledWith({}, '');
});

it.each([
  ['navigate', true, true],
  [undefined, true, true],
  ['reload', true, false],
  ['reload', false, true],
])('B12 loads a page anew that came by %s (once: %j): %j', (type, once, isLoaded) => {
  const window = windowThatCameBy(type);
  expect(browserServices(window).reload(once)).toBe(isLoaded);
  expect(window.reload).toHaveBeenCalledTimes(Number(isLoaded));
});
