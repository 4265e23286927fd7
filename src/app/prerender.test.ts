/** @jest-environment node */
import { pages, renderPage } from '../entry.server';
import { i18nOf } from '../i18n/loadedLanguages';
import { languages, type Language } from '../lib/language';
import { sitePaths, unlistedPaths } from './sitePaths';

it('R1, R2, R3, R4, R5, R6, R7, B3, B4, B5 knows 33 pages, two more for the links of mails and one for unknown paths, all in two languages', () => {
  expect(sitePaths).toHaveLength(33);
  expect(unlistedPaths).toEqual(['/waitlist/confirm', '/waitlist/leave']);
  expect(pages).toHaveLength(72);
});

it.each(pages.map(({ path, language }) => [path, language] as const))(
  'R1–R8, B1 renders %s (%s) without a browser, complete with one title and one heading',
  async (path, language) => {
    const html = await renderPage(path, language);
    expect(html.match(/<title>[^<]{3,}<\/title>/g)).toHaveLength(1);
    expect(html.match(/<meta name="description" content="[^"]{20,}"/g)).toHaveLength(1);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(html).not.toMatch(/style="/);
    expect(html).not.toMatch(/\b(undefined|NaN|\[object)\b/);
  },
);

it.each(languages)('I1 titles every page with a title of its own (%s)', async (language: Language) => {
  const known = pages.filter((page) => page.language === language);
  const titles = await Promise.all(
    known.map(async ({ path }) => /<title>([^<]*)/.exec(await renderPage(path, language))?.[1]),
  );
  expect(new Set(titles).size).toBe(known.length);
});

it.each(languages)('R8 renders the not-found page for any other path (%s)', async (language: Language) => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  expect(await renderPage(language === 'en' ? '/en/nowhere' : '/nowhere', language)).toContain(
    i18nOf(language).t('notFound.title'),
  );
  error.mockRestore();
});
