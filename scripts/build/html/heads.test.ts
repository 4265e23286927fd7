import { existsSync } from 'node:fs';
import path from 'node:path';
import { brand } from '../../../src/lib/brand';
import { sitePaths, unlistedPaths } from '../../../src/app/sitePaths';
import { languages, type Language } from '../../../src/lib/language';
import { pathIn, plainPath } from '../../../src/lib/paths';
import { siteUrl } from '../../../src/lib/siteUrl';
import { othersAtPlainPaths, pages, renderPage } from '../../../src/entry.server';
import { fillTemplate } from './fillTemplate';
import { staticHead } from './staticHead';
import { addTranscripts } from '../../../test-support/addTranscripts';

beforeAll(addTranscripts);

const template =
  '<html><link rel="stylesheet" href="/styles.css"><script type=module src=/ahead.js></script><script type=module src=/main.js></script><body><div id="root"></div></body></html>';
const publicFolder = path.resolve(__dirname, '../../../public');
const isUnknown = (address: string) => address.endsWith('/404');
const isListed = (address: string) => sitePaths.includes(plainPath(address));
const known = pages.filter((page) => isListed(page.path));

interface Head {
  text: string;
  titles: string[];
  /** Contents by name or property, and addresses by rel and language. */
  tags: Map<string, string[]>;
}

async function headOf(address: string, language: Language): Promise<Head> {
  const html = await renderPage(address, language);
  const crawlerHead = staticHead(address, language, html);
  const page = fillTemplate(template, {
    path: address,
    language,
    html,
    preloads: [],
    font: 'f.woff2',
    lateScript: '',
    crawlerHead,
  });
  const text = page.slice(0, page.indexOf('<body>'));
  const tags = new Map<string, string[]>();
  for (const [tag] of text.matchAll(/<(?:meta|link)\b[^>]*>/g)) {
    const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
    const key = tag.startsWith('<meta')
      ? read('name') || read('property')
      : `${read('rel')} ${read('hreflang')}`.trim();
    tags.set(key, [...(tags.get(key) ?? []), read('content') || read('href')]);
  }
  return { text, tags, titles: [...text.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => title) };
}

function one(head: Head, name: string): string {
  const found = head.tags.get(name) ?? [];
  expect([name, found]).toEqual([name, [expect.stringMatching(/\S/)]]);
  return found[0] ?? '';
}

const previews = 'og:type og:site_name og:title og:description og:url og:locale';
const sizes = 'og:image og:image:type og:image:width og:image:height og:image:alt';
const cards = 'twitter:card twitter:title twitter:description twitter:image twitter:image:alt';

const everyHtml = [...known, ...othersAtPlainPaths.filter((page) => isListed(page.path))];

it.each(everyHtml.map((page) => [page.path, page.language] as const))(
  'B2 gives %s (%s) one of each head tag',
  async (address, language) => {
    const head = await headOf(address, language);
    const plain = plainPath(address);
    const canonical = siteUrl + pathIn(language, plain);
    expect(head.titles).toHaveLength(1);
    expect(one(head, 'canonical')).toBe(canonical);
    for (const other of languages) expect(one(head, `alternate ${other}`)).toBe(siteUrl + pathIn(other, plain));
    expect(one(head, 'alternate x-default')).toBe(siteUrl + plain);
    expect(one(head, 'manifest')).toBe(pathIn(language, '/manifest.webmanifest'));
    expect(one(head, 'alternate')).toBe(pathIn(language, '/feed.xml'));
    expect(head.tags.has('robots')).toBe(false);

    for (const name of `${previews} ${sizes} ${cards}`.split(' ')) one(head, name);
    expect(head.tags.get('og:locale:alternate')).toHaveLength(languages.length - 1);
    expect(`${one(head, 'og:title')} · ${brand}`).toBe(head.titles[0]?.replaceAll('&#x27;', "'"));
    expect(one(head, 'og:description')).toBe(one(head, 'description').replaceAll('&#x27;', "'"));
    expect(one(head, 'og:url')).toBe(canonical);
    expect(one(head, 'og:image')).toContain(`/images/share/${language}/`);
    expect(one(head, 'twitter:image')).toBe(one(head, 'og:image'));
    expect(existsSync(path.join(publicFolder, one(head, 'og:image').replace(siteUrl, '')))).toBe(true);
    expect(head.text).not.toMatch(/\?v=|undefined|\[object/);
  },
);

it.each(pages.filter((page) => isUnknown(page.path)).map((page) => [page.path, page.language] as const))(
  'R8, B2 hides %s (%s) from search engines, with no address of its own and no preview',
  async (address, language) => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    const head = await headOf(address, language);
    error.mockRestore();
    expect(one(head, 'robots')).toBe('noindex');
    expect(head.titles).toHaveLength(1);
    one(head, 'description');
    expect([...head.tags.keys()].filter((name) => /canonical|alternate \w|og:|twitter:/.test(name))).toEqual([]);
    expect(head.text).not.toContain('ld+json');
  },
);

it.each(
  pages
    .filter(({ path }) => unlistedPaths.includes(plainPath(path)))
    .map((page) => [page.path, page.language] as const),
)(
  'B3, B4, B2 hides %s (%s) from search engines, under an address without a token, with no preview',
  async (address, language) => {
    const head = await headOf(address, language);
    expect(one(head, 'robots')).toBe('noindex');
    expect(one(head, 'canonical')).toBe(siteUrl + address);
    expect(one(head, 'alternate en')).toBe(siteUrl + pathIn('en', plainPath(address)));
    expect(head.titles).toHaveLength(1);
    one(head, 'description');
    expect([...head.tags.keys()].filter((name) => /og:|twitter:/.test(name))).toEqual([]);
    expect(head.text).not.toContain('ld+json');
  },
);

it('B3 B4 B11 says that nobody is told the address before anything is asked for, and hides what is secret there', () => {
  const page = { path: '/waitlist/confirm', language: 'es', html: '', preloads: [], font: 'f.woff2', lateScript: '' };
  const secret = fillTemplate(template, { ...page, earlyScripts: ['first()', 'second()'], isSecret: true });
  const head = '<meta name="referrer" content="no-referrer"><script>first()</script><script>second()</script>';
  expect(secret.slice(0, secret.search(/<link|<script[^>]* src/)).endsWith(head)).toBe(true);
  expect(fillTemplate(template, page)).not.toContain('referrer');
});

it.each(languages)('B2 tells every page apart by title, description and picture (%s)', async (language) => {
  const heads = await Promise.all(
    known.filter((page) => page.language === language).map((page) => headOf(page.path, language)),
  );
  for (const values of [
    heads.map(({ titles }) => titles[0]),
    heads.map((head) => one(head, 'description')),
    heads.map((head) => one(head, 'og:image')),
  ]) {
    expect(new Set(values).size).toBe(sitePaths.length);
  }
});

it('B2 points the languages of a page at each other, and at nothing else', async () => {
  const heads = await Promise.all(known.map((page) => headOf(page.path, page.language)));
  const byAddress = new Map(heads.map((head) => [one(head, 'canonical'), head]));
  expect(byAddress.size).toBe(sitePaths.length * languages.length);
  for (const head of heads) {
    const alternates = languages.map((language) => one(head, `alternate ${language}`));
    expect(alternates).toContain(one(head, 'canonical'));
    for (const address of alternates) {
      const other = byAddress.get(address);
      expect(other && languages.map((language) => one(other, `alternate ${language}`))).toEqual(alternates);
    }
  }
});
