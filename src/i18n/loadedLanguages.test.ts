/** @jest-environment node */
import { languages } from '../lib/language';
import { allTexts } from './allTexts';

type Module = typeof import('./loadedLanguages');

/** A copy of its own, in which nothing is loaded yet. */
async function fresh(): Promise<Module> {
  let module: Module | undefined;
  await jest.isolateModulesAsync(async () => {
    module = await import('./loadedLanguages');
  });
  return module!;
}

it('I1 asks only for the texts of the home page there, and for all others at any other page', async () => {
  const { loadLanguage, i18nOf } = await fresh();
  await loadLanguage('es', '/');
  expect(i18nOf('es').exists('home.title')).toBe(true);
  expect(i18nOf('es').exists('waitlist.title')).toBe(false);
  await loadLanguage('es', '/waitlist');
  expect(i18nOf('es').exists('home.title')).toBe(true);
  expect(i18nOf('es').t('waitlist.title')).not.toBe('waitlist.title');
});

it.each(languages)('I1 has texts of its own for each language (%s)', async (language) => {
  const { loadLanguage, i18nOf } = await fresh();
  await loadLanguage(language, '/waitlist');
  expect(i18nOf(language).t('home.title')).toBe(allTexts[language].home.title);
  expect(i18nOf(language).t('waitlist.title')).toBe(allTexts[language].waitlist.title);
});

it('I1 loads the same texts once', async () => {
  const { loadLanguage, i18nOf } = await fresh();
  await loadLanguage('es', '/');
  const added = jest.spyOn(i18nOf('es'), 'addResourceBundle');
  await Promise.all([loadLanguage('es', '/'), loadLanguage('es', '/login'), loadLanguage('es', '/waitlist')]);
  expect(added).toHaveBeenCalledTimes(1);
});

it('I1, B12 asks again for texts that failed to load', async () => {
  let isLost = true;
  jest.doMock('./texts/esRest', () => {
    if (isLost) throw new Error('lost');
    return jest.requireActual<object>('./texts/esRest');
  });
  const { loadLanguage, i18nOf } = await fresh();
  await expect(loadLanguage('es', '/waitlist')).rejects.toThrow('lost');
  isLost = false;
  await loadLanguage('es', '/waitlist');
  expect(i18nOf('es').exists('waitlist.title')).toBe(true);
  jest.dontMock('./texts/esRest');
});

it('I1 refuses to render in a language that was never loaded', async () => {
  const { loadLanguage, i18nOf } = await fresh();
  await loadLanguage('es', '/login');
  expect(() => i18nOf('en')).toThrow('"en"');
});
