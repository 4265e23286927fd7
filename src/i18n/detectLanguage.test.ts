/** @jest-environment node */
import { detectLanguage, languageKey } from './detectLanguage';

it.each([
  ['the stored choice', 'en', ['es-ES'], 'en'],
  ['the first known browser language', null, ['fr-FR', 'en-GB', 'es'], 'en'],
  ['a regional Spanish', null, ['es-MX', 'en'], 'es'],
  ['Spanish where nothing is known', null, ['fr', 'de'], 'es'],
  ['the browser where the stored value is none of ours', 'tlh', ['en-US'], 'en'],
  ['Spanish where the browser says nothing', null, [], 'es'],
])('I1 detects %s', (_what, stored, browser, language) => {
  expect(detectLanguage(stored, browser)).toBe(language);
});

it('I1, U3 the choice is stored under the name that is left alone', () => {
  expect(languageKey).toBe('i18nextLng');
});
