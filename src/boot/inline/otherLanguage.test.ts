import { fakeWindow } from '../../test/fakeWindow';
import { hideOtherLanguage } from './otherLanguage';

afterEach(() => {
  delete document.documentElement.dataset.otherLanguage;
  document.documentElement.removeAttribute('lang');
});

it.each([
  ['hides Spanish from who chose English', 'es', { stored: { i18nextLng: 'en' }, languages: ['es'] }, true],
  ['hides English from who chose Spanish', 'en', { stored: { i18nextLng: 'es' }, languages: ['en'] }, true],
  ['hides Spanish from an English browser', 'es', { languages: ['en-GB'] }, true],
  ['shows what was asked for', 'es', { languages: ['es-MX'] }, false],
  ['goes by the browser where storage is refused', 'es', { storageRefused: true, languages: ['en'] }, true],
])('I1, B1 %s', (_what, lang, options, hidden) => {
  document.documentElement.lang = lang;
  hideOtherLanguage(fakeWindow(options));
  expect('otherLanguage' in document.documentElement.dataset).toBe(hidden);
});

it('B12, B1 shows the page after all when the script that would draw it anew does not come', () => {
  document.documentElement.lang = 'es';
  hideOtherLanguage(
    Object.assign(fakeWindow({ languages: ['en'] }), { addEventListener: document.addEventListener.bind(document) }),
  );
  for (const tag of ['img', 'script']) {
    expect('otherLanguage' in document.documentElement.dataset).toBe(true);
    document.head.appendChild(document.createElement(tag)).dispatchEvent(new Event('error'));
  }
  expect('otherLanguage' in document.documentElement.dataset).toBe(false);
});
