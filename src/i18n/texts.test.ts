import { brand } from '../lib/site';
import { detectLanguage } from '../lib/language';
import { makeI18n } from './makeI18n';
import { byLanguage, i18nOf, namespace, namespaces, replaceTexts } from './texts';

it('I1 loads the texts of one language, once', async () => {
  const es = jest.fn(() => Promise.resolve({ origin: 'De' }));
  const en = jest.fn(() => Promise.resolve({ origin: 'From' }));
  const file = namespace('kept', { es, en });
  await Promise.all([file.es.load(), file.es.load()]);
  expect(i18nOf('es').t('kept:origin')).toBe('De');
  expect([es, en].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

it('I1 adds the namespaces of a file to those that are there', async () => {
  // As a module, which nobody may change.
  replaceTexts('en', Object.freeze({ nav: { videos: 'Videos' } }));
  const en = () => Promise.resolve({ common: { joinWaitlist: 'Join' }, footer: { legal: 'Legal' } });
  await namespaces({ es: () => Promise.reject(new Error('of no page')), en }).en.load();
  const { t } = i18nOf('en');
  expect([t('joinWaitlist'), t('footer:legal'), t('nav:videos')]).toEqual(['Join', 'Legal', 'Videos']);
});

it('I1, B12 asks again for texts that failed to load', async () => {
  const fetch = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce('there');
  const { es } = byLanguage<string>(fetch);
  await expect(es.load()).rejects.toThrow('lost');
  expect(await es.load()).toBe('there');
  expect(es.value).toBe('there');
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
  const { t } = makeI18n('es', { common: { joinWaitlist: '{{brand}}: {{text}}' } });
  expect(t('joinWaitlist', { text: '<b>&' })).toBe(`${brand}: <b>&`);
});
