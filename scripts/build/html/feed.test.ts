import { brand } from '../../../src/lib/brand';
import { isReadable } from '../../../src/features/lessons/lessonIds';
import { membersData } from '../../../src/features/members/membersData';
import { videosData } from '../../../src/features/videos/videosData';
import { siteUrl } from '../../../src/lib/siteUrl';
import { escape } from '../../content/escape';
import { translationOf, videoTextIn } from '../../content/texts';
import { feed } from './feed';
import { siteFiles } from './siteFiles';
import { sitemap } from './sitemap';

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

it('B2 begins the sitemap with the home page and its languages', () => {
  expect(sitemap().slice(sitemap().indexOf('<urlset'), sitemap().indexOf('</url>'))).toBe(
    [
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">',
      '  <url>',
      `    <loc>${siteUrl}/</loc>`,
      `    <xhtml:link rel="alternate" hreflang="es" href="${siteUrl}/"/>`,
      `    <xhtml:link rel="alternate" hreflang="en" href="${siteUrl}/en"/>`,
      `    <xhtml:link rel="alternate" hreflang="x-default" href="${siteUrl}/"/>`,
      '  ',
    ].join('\n'),
  );
});

it('B2 lets every robot read everything', () => {
  expect(siteFiles(new Date()).get('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

it('names whom to tell of a weakness, at an address of the site', () => {
  expect(siteFiles(new Date('2026-03-04T05:06:07Z')).get('/.well-known/security.txt')).toBe(
    `Contact: mailto:security@${new URL(siteUrl).hostname}\nExpires: 2027-03-03T00:00:00Z\nPreferred-Languages: es, en\nCanonical: ${siteUrl}/.well-known/security.txt\n`,
  );
});
