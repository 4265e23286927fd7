import { fakeWindow } from '../../test/fakeWindow';
import { goToLanguage } from './goToLanguage';

afterEach(() => {
  delete document.documentElement.dataset.chosenLanguage;
  document.documentElement.removeAttribute('lang');
});

/** Where a browser at this address ends up, in the address bar and by a second load. */
function runAt(path: string, lang: string, options: Parameters<typeof fakeWindow>[0] = {}) {
  document.documentElement.lang = lang;
  const window = fakeWindow({ ...options, href: `https://constela.example${path}` });
  const replace = jest.fn();
  Object.assign(window.location, { replace });
  const stop = jest.fn();
  goToLanguage(Object.assign(window, { stop }));
  expect(stop).toHaveBeenCalledTimes(replace.mock.calls.length);
  return { loaded: replace.mock.calls[0]?.[0] as string | undefined, shown: window.location.href };
}

it.each([
  ['who chose English', 'es', { stored: { i18nextLng: 'en' }, languages: ['es'] }, '/en/videos?q=a#b'],
  ['who chose Spanish', 'en', { stored: { i18nextLng: 'es' }, languages: ['en'] }, '/es/videos?q=a#b'],
  ['whose browser speaks English', 'es', { languages: ['en-GB'] }, '/en/videos?q=a#b'],
  ['whose browser speaks Spanish', 'en', { languages: ['es-MX', 'en'] }, '/es/videos?q=a#b'],
  ['whose storage is refused', 'es', { storageRefused: true, languages: ['en'] }, '/en/videos?q=a#b'],
  ['who has what they asked for', 'es', { languages: ['es-MX'] }, undefined],
  ['who speaks neither, where Spanish is shown', 'es', { languages: ['fr'] }, undefined],
])('I1, B17 loads the HTML of the right language for a visitor %s', (_who, lang, options, expected) => {
  expect(runAt('/videos?q=a#b', lang, options).loaded).toBe(expected);
});

it.each([
  ['/en', 'es', '/en'],
  ['/en/videos', 'es', '/en/videos'],
  ['/es/videos', 'en', '/videos'],
  ['/es', 'en', '/'],
])('I1 never leaves %s, which names a language, whatever is served there and stored', (path, lang, asShown) => {
  for (const stored of ['es', 'en', 'fr']) {
    const { loaded, shown } = runAt(path, lang, { stored: { i18nextLng: stored }, languages: ['en'] });
    expect(loaded).toBeUndefined();
    expect(shown).toBe(`https://constela.example${asShown}`);
  }
});

it.each([
  ['/es', '/'],
  ['/es/', '/'],
  ['/es/videos?tag=web3#a', '/videos?tag=web3#a'],
  ['/es//evil.test/x', '/evil.test/x'],
])('I1 shows %s as %s, in Spanish by the choice of the address', (path, shown) => {
  expect(runAt(path, 'es', { languages: ['en'] }).shown).toBe(`https://constela.example${shown}`);
  expect(document.documentElement.dataset.chosenLanguage).toBe('es');
});

it('I1, B3 loads the page anew in its language without losing what its history entry keeps', () => {
  const state = { mailToken: { confirm: 's3cret' }, scrollPosition: { top: 983 } };
  document.documentElement.lang = 'es';
  const window = fakeWindow({ href: 'https://constela.example/waitlist/confirm', languages: ['en'] });
  window.history.replaceState(state, '', window.location.href);
  goToLanguage(Object.assign(window, { stop: jest.fn() }));
  expect(window.location.href).toBe('https://constela.example/en/waitlist/confirm');
  expect(window.history.state).toEqual(state);
  expect(window.reload).toHaveBeenCalledTimes(1);
});
