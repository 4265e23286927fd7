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
import { escape, translationOf, videoTextIn } from '../../content/texts';
import { manifestPath, siteFiles, sitemap, videoEntry, webManifest } from './siteFiles';
import { membersData } from '../../../src/features/members/membersData';
import { feed } from './feed';
import { colourOf } from '../../../src/styles/colourOf';

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

it.each(languages)(
  'B2 B14 tells of every video in the feed, the newest first, and which lessons can be read (%s)',
  (language) => {
    const items = [...parse(pathIn(language, '/feed.xml')).querySelectorAll('item')].toReversed();
    const addresses = videosData.map(({ id }) => siteUrl + pathIn(language, `/video/${id}`));
    expect(items.map((item) => item.querySelector('link')?.textContent)).toEqual(addresses);
    const mark = translationOf(language)('videos.card.readable');
    const marked = items.map((item) => item.querySelector('description')?.textContent?.includes(`. ${mark}. `));
    expect(marked).toEqual(videosData.map(({ id }) => isReadable(id)));
  },
);

const video = videosData[2]!;
const t = translationOf('en');
const { title, description } = videoTextIn('en', video);
const address = `${siteUrl}/en/video/video3`;
afterEach(() => jest.restoreAllMocks());

it('B2 begins the feed with what readers show of it, and the day of the newest video', () => {
  const days = videosData.map(({ publishedAt }) => Date.parse(publishedAt));
  expect(feed('en').slice(0, feed('en').indexOf('<item>'))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${t('videos.title')} · ${brand}</title>
    <link>${siteUrl}/en/videos</link>
    <description>${escape(t('videos.description'))}</description>
    <language>en</language>
    <lastBuildDate>${new Date(Math.max(...days)).toUTCString()}</lastBuildDate>
    <atom:link href="${siteUrl}/en/feed.xml" rel="self" type="application/rss+xml"/>
    `);
});

it('B2 B14 tells of a video in preparation by its state, its authors and its tags', () => {
  jest.replaceProperty(video, 'videoUrl', '');
  const authors = membersData.filter(({ id }) => video.authorIds.includes(id));
  expect(feed('en')).toContain(
    [
      '</item>',
      '    <item>',
      `      <title>${escape(title)}</title>`,
      `      <link>${address}</link>`,
      `      <guid isPermaLink="true">${address}</guid>`,
      '      <pubDate>Wed, 03 Jan 2024 12:00:00 GMT</pubDate>',
      `      <description>${escape(`${t('common.badge')}. ${t('videos.card.readable')}. ${description}`)}</description>`,
      ...authors.map(({ name }) => `      <dc:creator>${name}</dc:creator>`),
      ...video.tags.map((tag) => `      <category>${t(`tags.${tag}` as 'tags.web3')}</category>`),
      '    </item>',
      '    <item>',
    ].join('\n'),
  );
});

it('B2 B14 says of a video that can neither be read nor seen yet that it is in preparation, and no more', () => {
  const other = videosData.find(({ id }) => !isReadable(id))!;
  jest.replaceProperty(other, 'videoUrl', '');
  const text = videoTextIn('en', other).description;
  expect(feed('en')).toContain(`<description>${escape(`${t('common.badge')}. ${text}`)}</description>`);
});

it('B2 B13 says of a video with a file nothing of preparation, and shows the video in the sitemap', () => {
  jest.replaceProperty(video, 'videoUrl', '/media/video3.mp4');
  expect(feed('en')).toContain(`<description>${escape(`${t('videos.card.readable')}. ${description}`)}</description>`);
  const [, entry] = sitemap().split(`<loc>${address}</loc>`);
  const before = entry?.slice(0, entry.indexOf('</url>'));
  expect(before).toContain(`    <video:video>\n      <video:thumbnail_loc>`);
  expect(before?.endsWith('</video:publication_date>\n    </video:video>\n  ')).toBe(true);
});

it('B2 lets every robot read everything', () => {
  expect(files.get('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

it('names whom to tell of a weakness, at an address of the site, for less than a year (RFC 9116)', () => {
  expect(files.get('/.well-known/security.txt')).toBe(
    `Contact: mailto:security@${new URL(siteUrl).hostname}\nExpires: 2027-03-03T00:00:00Z\nPreferred-Languages: es, en\nCanonical: ${siteUrl}/.well-known/security.txt\n`,
  );
});

it('B2 says in the manifest all that a home screen shows', () => {
  const icon = (size: number, purpose: string) => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  expect(JSON.parse(webManifest('en'))).toEqual({
    id: '/en',
    name: `${brand}: ${t('home.title')}`,
    short_name: brand,
    description: t('home.description'),
    lang: 'en',
    dir: 'ltr',
    start_url: '/en',
    scope: '/',
    display: 'browser',
    background_color: colourOf('screen', 'surface'),
    theme_color: colourOf('screen', 'surface'),
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
  for (const size of [192, 512]) expect(existsSync(path.join(publicFolder, icon(size, 'any').src))).toBe(true);
});

it('B2 has a manifest for each language, Spanish at the plain address', () => {
  expect(languages.map(manifestPath)).toEqual(['/manifest.webmanifest', '/en/manifest.webmanifest']);
});
