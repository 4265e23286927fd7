import { brand } from '../lib/site';
import { languages, detectLanguage } from '../lib/language';
import { allTexts } from './allTexts';
import { makeI18n } from './makeI18n';

type Module = typeof import('./loadedLanguages');

/** A copy of its own, in which nothing is loaded yet. */
async function fresh(): Promise<Module> {
  let module: Module | undefined;
  await jest.isolateModulesAsync(async () => {
    module = await import('./loadedLanguages');
  });
  return module!;
}

it.each(languages)(
  'I1 loads the texts of the home page there, and all others at any other page (%s)',
  async (language) => {
    const { loadLanguage, i18nOf } = await fresh();
    await loadLanguage(language, '/');
    expect(i18nOf(language).t('home.title')).toBe(allTexts[language].home.title);
    expect(i18nOf(language).exists('waitlist.title')).toBe(false);
    await loadLanguage(language, '/waitlist');
    expect(i18nOf(language).exists('home.title')).toBe(true);
    expect(i18nOf(language).t('waitlist.title')).toBe(allTexts[language].waitlist.title);
  },
);

it('I1 loads the same texts once', async () => {
  const { loadLanguage, i18nOf } = await fresh();
  await loadLanguage('es', '/');
  const added = jest.spyOn(i18nOf('es'), 'addResourceBundle');
  await Promise.all([loadLanguage('es', '/'), loadLanguage('es', '/login'), loadLanguage('es', '/waitlist')]);
  expect(added).toHaveBeenCalledTimes(1);
});

it('I1 adds texts that come with their code to both languages, and knows none that was not loaded', async () => {
  const { addOwnTexts, i18nOf } = await fresh();
  expect(() => i18nOf('en')).toThrow('The texts of "en" are not loaded.');
  addOwnTexts('kept', { es: { origin: 'De' }, en: { origin: 'From' } });
  expect(languages.map((language) => i18nOf(language).t('kept.origin', { ns: 'own' }))).toEqual(['De', 'From']);
});

it('I1, B12 asks again for texts that failed to load', async () => {
  let isLost = true;
  jest.doMock('../../locales/es/rest.json', () => {
    if (isLost) throw new Error('lost');
    return jest.requireActual<object>('../../locales/es/rest.json');
  });
  const { loadLanguage, i18nOf } = await fresh();
  await expect(loadLanguage('es', '/waitlist')).rejects.toThrow('lost');
  isLost = false;
  await loadLanguage('es', '/waitlist');
  expect(i18nOf('es').exists('waitlist.title')).toBe(true);
  jest.dontMock('../../locales/es/rest.json');
});

it.each([
  ['the stored choice', 'en', ['es-ES'], 'en'],
  ['the first known browser language', null, ['fr-FR', 'en-GB', 'es'], 'en'],
  ['Spanish where nothing is known', null, ['fr', 'de'], 'es'],
  ['the browser where the stored value is none of ours', 'tlh', ['en-US'], 'en'],
])('I1 detects %s', (_what, stored, browser, language) => {
  expect(detectLanguage(stored, browser)).toBe(language);
});

it('I1 has its texts at once, with the name of the project and what is put into them as it is', () => {
  const { t } = makeI18n('es', { first: { common: { joinWaitlist: '{{brand}}: {{text}}' } } });
  expect(t('common.joinWaitlist', { text: '<b>&' })).toBe(`${brand}: <b>&`);
});

it('I1 looks a text up in all that is loaded', () => {
  const i18n = makeI18n('en', { rest: { common: { joinWaitlist: 'Join' } }, own: { nav: { videos: 'Videos' } } });
  expect([i18n.t('common.joinWaitlist'), i18n.t('nav.videos')]).toEqual(['Join', 'Videos']);
  expect(i18n.exists('nav.home')).toBe(false);
});
