import { existsSync } from 'node:fs';
import { sitePaths } from '../../../src/app/routes';
import { isReadable } from '../../../src/features/lessons/lessonIds';
import { newsOf } from '../../../src/features/news/news';
import { videosData } from '../../../src/features/videos/videosData';
import { brand, siteUrl } from '../../../src/lib/site';
import { formatShortDate } from '../../../src/lib/format';
import { languages } from '../../../src/lib/language';
import { pathIn } from '../../../src/lib/paths';
import { colourOf } from '../../../src/styles/colourOf';
import { readRevisions } from '../../content/lessons';
import { escape, translationOf, videoTextIn } from '../../content/texts';
import { feed } from './feed';
import { siteFiles } from './siteFiles';

const now = new Date('2026-03-04T05:06:07Z');
const files = siteFiles(now);
const video = videosData[2]!;
const t = translationOf('en');
const { title, description } = videoTextIn('en', video);
const address = `${siteUrl}/en/video/video3`;
const texts = readRevisions();
const { version, date } = texts.video3;
const revised = t('news:revised', { version, date: formatShortDate(date, 'en') });

it('B2 the sitemap lists every page in every language, each with the addresses of all', () => {
  const entry = (plain: string, own: string) => {
    const links = [...languages, 'x-default' as const].map((language) => {
      const to = siteUrl + pathIn(language === 'x-default' ? 'es' : language, plain);
      return `    <xhtml:link rel="alternate" hreflang="${language}" href="${to}"/>\n`;
    });
    return `  <url>\n    <loc>${siteUrl}${own}</loc>\n${links.join('')}  </url>\n`;
  };
  const urls = sitePaths.flatMap((plain) => languages.map((language) => entry(plain, pathIn(language, plain))));
  expect(files.get('/sitemap.xml')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`);
});

it.each(languages)(
  'B2 B31 the feed tells what is new, then of every other video, the newest first (%s)',
  (language) => {
    const links = [...feed(language, now).matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(([, link]) => link);
    const news = newsOf(videosData, texts, now.toISOString()).flatMap(({ items }) =>
      items.map((item) => item.video.id),
    );
    const others = videosData.map(({ id }) => id).filter((id) => !news.includes(id));
    expect(links).toEqual([...news, ...others.toReversed()].map((id) => siteUrl + pathIn(language, `/video/${id}`)));
  },
);

it('B2 B14 the feed begins with what readers show of it, and names the state, the brand and the tags of a video', () => {
  const [head, ...items] = feed('en', now).split(/ *<item>\n/);
  expect(head).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${t('videos:pageTitle')} · ${brand}</title>
    <link>${siteUrl}/en/videos</link>
    <description>${escape(t('videos:description'))}</description>
    <language>en</language>
    <lastBuildDate>Wed, 04 Mar 2026 05:06:07 GMT</lastBuildDate>
    <atom:link href="${siteUrl}/en/feed.xml" rel="self" type="application/rss+xml"/>
`);
  const lines = [
    `<title>${escape(title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="false">${address}#${version}</guid>`,
    `<pubDate>${new Date(date).toUTCString()}</pubDate>`,
    `<description>${escape(`${t('common:badge')}. ${t('videoCard:readable')}. ${revised}. ${description}`)}</description>`,
    `<dc:creator>${brand}</dc:creator>`,
    ...video.tags.map((tag) => `<category>${t(`tags:${tag}` as 'tags:web3')}</category>`),
  ];
  expect(items).toContain(`${lines.map((line) => `      ${line}\n`).join('')}    </item>\n`);
});

it('B31 the feed gives a revision a name of its own, and a video that can be watched another', () => {
  const told = feed('en', now, [{ ...video, videoUrl: '/media/a.mp4' }]);
  const names = [...told.matchAll(/<guid isPermaLink="false">(.*?)<\/guid>/g)].map(([, name]) => name);
  expect(names).toEqual([`${address}#${version}`, `${address}#published`]);
});

const unread = videosData.find(({ id }) => !isReadable(id))!;

it.each([
  ['with a lesson', video, '', `${t('common:badge')}. ${t('videoCard:readable')}. ${revised}. `, true],
  ['with a lesson and a file', video, '/media/a.mp4', `${t('videoCard:readable')}. ${revised}. `, true],
  ['with neither', unread, '', `${t('common:badge')}. `, false],
])('B2 B13 B14 the feed says of a video %s no more than that', (_, one, videoUrl, state, isDated) => {
  const told = feed('en', now, [{ ...one, videoUrl }]);
  expect(told.includes('<pubDate>')).toBe(isDated);
  expect(told).toContain(`<description>${escape(state + videoTextIn('en', one).description)}</description>`);
});

it('B2 B11 every robot may read everything; security.txt names whom to tell of a weakness, for less than a year', () => {
  expect(files.get('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  expect(files.get('/.well-known/security.txt')).toBe(
    `Contact: mailto:security@${new URL(siteUrl).hostname}\nExpires: 2027-03-03T00:00:00Z\nPreferred-Languages: ${languages.join(', ')}\nCanonical: ${siteUrl}/.well-known/security.txt\n`,
  );
});

it('B2 the manifest of each language says all that a home screen shows', () => {
  const icon = (size: number, purpose: string) => {
    expect(existsSync(`public/icons/icon-${size}.png`)).toBe(true);
    return { src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
  };
  expect(files.has('/manifest.webmanifest')).toBe(true);
  expect(JSON.parse(files.get('/en/manifest.webmanifest')!)).toEqual({
    id: '/en',
    name: `${brand}: ${t('home:title')}`,
    short_name: brand,
    description: t('home:description'),
    lang: 'en',
    dir: 'ltr',
    start_url: '/en',
    scope: '/',
    display: 'browser',
    background_color: colourOf('screen', 'surface'),
    theme_color: colourOf('screen', 'surface'),
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
});
