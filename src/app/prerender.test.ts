import { pages, renderPage } from '../entry.server';
import { i18nOf } from '../i18n/texts';
import { languages, type Language } from '../lib/language';
import { membersData } from '../features/members/membersData';
import { pathIn } from '../lib/paths';
import { siteUrl } from '../lib/site';
import { loadLanguage } from './pageTexts';
import { pageAt, routes, sitePaths, unlistedPaths } from './routes';

async function htmlOf(path: string, language: Language): Promise<string> {
  const { tags, root } = await renderPage(path, language);
  return tags + root;
}

it('R1, R4, R5 has an address for every page of the table, every video and every member', () => {
  const names = [...sitePaths, ...unlistedPaths, '/nowhere'].map((path) => pageAt(path).name);
  expect(new Set(names)).toEqual(new Set(routes.map(({ name }) => name)));
  expect(sitePaths).toEqual(expect.arrayContaining(membersData.map(({ link }) => link)));
  expect(new Set(sitePaths).size).toBe(sitePaths.length);
});

it.each(pages.map(({ path, language }) => [path, language] as const))(
  'R1–R8, B1 renders %s (%s) without a browser, complete with one title and one heading',
  async (path, language) => {
    const html = await htmlOf(path, language);
    expect(html.match(/<title>[^<]{3,}<\/title>/g)).toHaveLength(1);
    expect(html.match(/<meta name="description" content="[^"]{20,}"/g)).toHaveLength(1);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(html).not.toMatch(/style="/);
    expect(html).not.toMatch(/\b(undefined|NaN|\[object)\b/);
  },
);

it.each(languages)('B2 I1 names the one address of each page, and that of each language (%s)', async (language) => {
  for (const plain of ['/', '/videos', '/profile/vega']) {
    const html = await htmlOf(pathIn(language, plain), language);
    const links = [...html.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([^"]*)")? href="([^"]*)"/g)];
    const [spanish, english] = [siteUrl + plain, `${siteUrl}/en${plain}`.replace(/\/$/, '')];
    expect(links.map(([, rel, of, href]) => [rel, of, href])).toEqual([
      ['canonical', undefined, language === 'es' ? spanish : english],
      ['alternate', 'es', spanish],
      ['alternate', 'en', english],
      ['alternate', 'x-default', spanish],
    ]);
  }
});

it('M1, M4 has the profile in the HTML, where the followers alone wait', async () => {
  const html = await htmlOf('/en/profile/vega', 'en');
  expect(html).toMatch(/<h1[^>]*>.*Vega/);
  const [, stats = ''] = /<dl[^>]*stats[^>]*>(.*?)<\/dl>/.exec(html) ?? [];
  expect(stats).toContain('Counting…');
  expect(stats).not.toMatch(/\d{3}/);
});

it.each(languages)('R1–R7, B5 leads to every address from a link of another page (%s)', async (language) => {
  const linked = new Set<string>();
  for (const { path } of pages.filter((page) => page.language === language && !page.path.endsWith('/404'))) {
    const html = await htmlOf(path, language);
    for (const [, target = ''] of html.matchAll(/<a [^>]*?href="([^"?]+)\?v=/g))
      if (target !== path) linked.add(target);
  }
  const addresses = sitePaths.map((plain) => pathIn(language, plain));
  expect(addresses.filter((address) => !linked.has(address))).toEqual([]);
});

it('I1 B1 fails the build for a page that would show a key, naming page, language and key', async () => {
  const { login } = await loadLanguage('en', '/login');
  const replaced = jest.replaceProperty(login as { title?: string }, 'title', undefined);
  await expect(renderPage('/en/login', 'en')).rejects.toThrow('/en/login (en) lacks the texts login:title');
  replaced.restore();
});

const ownTexts = ['accessibility', 'waitlist', 'privacy', 'legal', 'links', 'lesson', 'chain'];

it.each([
  ['/', []],
  ['/videos', ['waitlist']],
  ['/privacy', ['waitlist', 'privacy']],
  ['/accessibility', ['accessibility', 'waitlist']],
  ['/legal', ['waitlist', 'legal']],
  ['/waitlist/confirm', ['waitlist', 'links']],
  ['/video/video3', ['waitlist', 'lesson', 'chain']],
  ['/video/nowhere', ['waitlist', 'lesson']],
])('I1 B1 renders %s with its own texts alone, so that the build fails where it shows others', async (path, names) => {
  await renderPage(path, 'es');
  expect(ownTexts.filter((name) => i18nOf('es').hasResourceBundle('es', name))).toEqual(names);
});

it.each(languages)('R8 renders the not-found page for any other path (%s)', async (language: Language) => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  expect(await htmlOf(pathIn(language, '/nowhere'), language)).toContain(i18nOf(language).t('notFound:title'));
  error.mockRestore();
});

it.each(['/home', '/video', '/Videos', '/waitlist/foo', '/profile/vega/x', '/constructor', '/en/en'])(
  'R8 has no page at %s',
  (path) => {
    expect(pageAt(path)).toEqual({ name: 'notFound', id: '' });
  },
);
