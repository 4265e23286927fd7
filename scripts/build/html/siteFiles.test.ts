/** @jest-environment jsdom */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { brand } from '../../../src/lib/brand';
import { sitePaths } from '../../../src/app/sitePaths';
import { isReadable } from '../../../src/features/lessons/lessonIds';
import { videosData } from '../../../src/features/videos/videosData';
import { languages } from '../../../src/lib/language';
import { pathIn } from '../../../src/lib/paths';
import { siteUrl } from '../../../src/lib/siteUrl';
import { translationOf } from '../../content/texts';
import { siteFiles } from './siteFiles';
import { videoEntry } from './sitemap';

const files = siteFiles(new Date('2026-03-04T05:06:07Z'));
const publicFolder = path.resolve(__dirname, '../../../public');

function read(name: string): string {
  const content = files.get(name);
  if (!content) throw new Error(`There is no ${name}`);
  return content;
}

/** @throws when it is not well-formed. */
function parse(name: string): Document {
  const document = new DOMParser().parseFromString(read(name), 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

const textsOf = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent);

it('B2 lists every page in every language in the sitemap, with its alternates', () => {
  const urls = [...parse('/sitemap.xml').querySelectorAll('url')];
  const expected = sitePaths.flatMap((plain) => languages.map((language) => siteUrl + pathIn(language, plain)));
  expect(urls.map((url) => url.querySelector('loc')?.textContent)).toEqual(expected);
  for (const url of urls) {
    const links = [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')];
    expect(links.map((link) => link.getAttribute('hreflang'))).toEqual([...languages, 'x-default']);
    const own = links.map((link) => link.getAttribute('href'));
    const fallback = own.pop();
    expect(own).toContain(url.querySelector('loc')?.textContent);
    expect(fallback).toBe(own[0]);
    expect(expected).toEqual(expect.arrayContaining(own));
  }
});

it('B2, B13 tells of a video in the sitemap of its page, as search engines ask', () => {
  const playable = { ...videosData[2]!, videoUrl: '/media/a.mp4', duration: '3:05', title: 'A & B' };
  expect(videoEntry(playable, 'es').map((line) => line.trim())).toEqual([
    '<video:video>',
    `<video:thumbnail_loc>${siteUrl}/images/share/es/video-video3.jpg</video:thumbnail_loc>`,
    '<video:title>A &amp; B</video:title>',
    `<video:description>${playable.description}</video:description>`,
    `<video:content_loc>${siteUrl}/media/a.mp4</video:content_loc>`,
    '<video:duration>185</video:duration>',
    `<video:publication_date>${playable.publishedAt}</video:publication_date>`,
    '</video:video>',
  ]);
  const elsewhere = videoEntry({ ...playable, videoUrl: 'https://vimeo.com/76979871' }, 'en').join('');
  expect(elsewhere).toContain('<video:player_loc>https://player.vimeo.com/video/76979871</video:player_loc>');
});

it('B2, B13 lists as many videos in the sitemap as there are, in each language', () => {
  const playable = videosData.filter(({ videoUrl }) => videoUrl).length;
  expect(parse('/sitemap.xml').getElementsByTagName('video:video')).toHaveLength(playable * languages.length);
});

it.each(languages)('B2 tells of every video in the feed, the newest first (%s)', (language) => {
  const feed = parse(pathIn(language, '/feed.xml'));
  expect(feed.documentElement.getAttribute('version')).toBe('2.0');
  expect(textsOf(feed, 'channel > language')).toEqual([language]);
  const [self] = feed.getElementsByTagName('atom:link');
  expect(self?.getAttribute('href')).toBe(siteUrl + pathIn(language, '/feed.xml'));
  for (const field of ['title', 'link', 'description']) {
    expect(textsOf(feed, `channel > ${field}`)).toEqual([expect.stringMatching(/\S/)]);
  }

  const items = [...feed.querySelectorAll('item')];
  const addresses = videosData.map(({ id }) => siteUrl + pathIn(language, `/video/${id}`));
  expect(items.map((item) => item.querySelector('link')?.textContent)).toEqual(addresses.toReversed());
  expect(items.map((item) => item.querySelector('guid')?.textContent)).toEqual(addresses.toReversed());
  expect(new Set(items.map((item) => item.querySelector('title')?.textContent)).size).toBe(videosData.length);
  expect(textsOf(items.at(-1)!, 'pubDate')).toEqual(['Mon, 01 Jan 2024 12:00:00 GMT']);
  for (const item of items) {
    expect(textsOf(item, 'pubDate')).toEqual([expect.stringMatching(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/)]);
    expect(textsOf(item, 'description')).toEqual([expect.stringMatching(/.{40}/)]);
  }
});

it.each(languages)('B14 says in the feed which lessons can be read (%s)', (language) => {
  const items = [...parse(pathIn(language, '/feed.xml')).querySelectorAll('item')].toReversed();
  const mark = translationOf(language)('videos.card.readable');
  const marked = items.map((item) => item.querySelector('description')?.textContent?.includes(`. ${mark}. `));
  expect(marked).toEqual(videosData.map(({ id }) => isReadable(id)));
});

it('B2 shows robots the way to the sitemap', () => {
  expect(read('/robots.txt').split('\n')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

it('names whom to tell of a weakness, for less than a year (RFC 9116)', () => {
  const fields = new Map(
    read('/.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]),
  );
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.get('Contact')).toMatch(/^mailto:[^@]+@\S+$/);
  expect(fields.get('Expires')).toBe('2027-03-03T00:00:00Z');
  expect(fields.get('Preferred-Languages')).toBe(languages.join(', '));
});

it.each(languages)('B2 says in the manifest how the site looks on a home screen (%s)', (language) => {
  const manifest = JSON.parse(read(pathIn(language, '/manifest.webmanifest'))) as Record<string, unknown>;
  const start = pathIn(language, '/');
  expect(manifest).toMatchObject({ short_name: brand, lang: language, start_url: start, scope: '/' });
  const icons = manifest.icons as { src: string; sizes: string; purpose: string }[];
  const kinds = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(kinds).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  expect(icons.filter(({ src }) => !existsSync(path.join(publicFolder, src)))).toEqual([]);
});
