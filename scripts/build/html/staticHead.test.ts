import { existsSync } from 'node:fs';
import { sitePaths } from '../../../src/app/routes';
import { addTranscript, pages, renderPage } from '../../../src/entry.server';
import { experimentIds } from '../../../src/features/lessons/experimentIds';
import { lessonIds, minutesToRead } from '../../../src/features/lessons/lessonIds';
import { videosData } from '../../../src/features/videos/videosData';
import { brand, siteUrl } from '../../../src/lib/site';
import { languages } from '../../../src/lib/language';
import { plainPath } from '../../../src/lib/paths';
import { revisionSettings } from '../../content/lessons';
import { translationOf } from '../../content/texts';
import { readTranscripts } from '../../content/transcripts';
import { previewTextOf } from '../../content/words';
import { staticHead } from './staticHead';

// As the build does, before it renders.
Object.assign(process.env, revisionSettings());

const head = (title: string, description = 'It\'s "here"') => ({ title, description, isHidden: false });

/** The name and the content of the tags of a head. */
const tagsOf = (head: string) =>
  [...head.matchAll(/<(?:meta|link) (?:name|property|rel)="([^"]*)"[^>]*?(?:content|href)="([^"]*)"\/?>/g)].map(
    ([tag, name = '', content = '']) =>
      [name + (/ hrefLang="[^"]*"| type="[^"]*"/i.exec(tag)?.[0] ?? ''), content] as const,
  );

it('B2 writes the preview of a page for each network that shows one', () => {
  const image = `${siteUrl}/images/share/en/community.jpg`;
  const t = translationOf('en');
  const alt = `${brand}. ${t('nav:community')}: ${t('community:title')}`;
  const described = { title: 'The community', description: "It's &quot;here&quot;" };
  expect(Object.fromEntries(tagsOf(staticHead('/en/community', 'en', head('The community'))))).toEqual({
    manifest: '/en/manifest.webmanifest',
    'alternate type="application/rss+xml"': '/en/feed.xml',
    'og:type': 'website',
    'og:site_name': brand,
    'og:title': described.title,
    'og:description': described.description,
    'og:url': `${siteUrl}/en/community`,
    'og:locale': 'en_GB',
    'og:locale:alternate': expect.stringMatching(/^[a-z]{2}_[A-Z]{2}$/) as unknown,
    'og:image': image,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': alt,
    'twitter:card': 'summary_large_image',
    'twitter:title': described.title,
    'twitter:description': described.description,
    'twitter:image': image,
    'twitter:image:alt': alt,
  });
});

it.each([
  ['/profile/vega', 'profile'],
  ['/video/video3', 'article'],
  ['/video/video4', 'website'],
  ['/videos', 'website'],
])('B2 says of %s that it is of the kind %s', (plain, type) => {
  expect(staticHead(plain, 'es', head('x'))).toContain(`<meta property="og:type" content="${type}">`);
});

it('B2 says in the link preview what can be read and tried today, or that a lesson is in preparation', () => {
  const t = translationOf('es');
  const caption = (plain: string) => previewTextOf('es', plain).caption;
  const read = t('video:preview.read', { minutes: minutesToRead });
  const plate = (number: string) => t('videoCard:plate', { number });
  expect(caption('/video/video3')).toBe(`${plate('03')} · ${read} · ${t('video:preview.try')}`);
  expect(caption('/video/video1')).toBe(`${plate('01')} · ${read}`);
  expect(caption('/video/video4')).toBe(`${plate('04')} · ${t('common:badge')}`);
  const numbers = { readable: lessonIds.length, experiments: experimentIds.length };
  expect(caption('/videos')).toBe(t('videos:preview', numbers));
});

it('B2 B3 B4 gives a hidden page its manifest and its feed, no preview and no data', () => {
  expect(staticHead('/waitlist/leave', 'es', { ...head('x'), isHidden: true })).toBe(
    '<link rel="manifest" href="/manifest.webmanifest">' +
      `<link rel="alternate" type="application/rss+xml" title="${translationOf('es')('videos:pageTitle')} · ${brand}" href="/feed.xml">`,
  );
});

it('B2 ends with the data of the page, which no text can leave', () => {
  const [, data = ''] =
    /"><script type="application\/ld\+json">(.*)<\/script>$/.exec(
      staticHead('/', 'en', head('Home', '</script><b>')),
    ) ?? [];
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toMatchObject({ '@graph': [{ '@type': 'Organization', description: '</script><b>' }, {}] });
});

it.each(languages)(
  'B2 every page has one of each tag, and a title, a description and a picture of its own (%s)',
  async (language) => {
    for (const [captions, lines] of readTranscripts(videosData)) addTranscript(captions, lines);
    const seen = { titles: new Set(), description: new Set(), 'og:image': new Set() };
    const listed = pages.filter((page) => page.language === language && sitePaths.includes(plainPath(page.path)));
    for (const { path } of listed) {
      const rendered = await renderPage(path, language);
      const written = rendered.tags + staticHead(path, language, rendered);
      // One for each other language.
      const all = tagsOf(written).filter(([name]) => name !== 'og:locale:alternate');
      const tags = new Map(all);
      expect([path, all.length, written.match(/<title>/g)?.length]).toEqual([path, tags.size, 1]);
      seen.titles.add(rendered.title);
      for (const name of ['description', 'og:image'] as const) seen[name].add(tags.get(name));
      expect(existsSync(`public${tags.get('og:image')!.replace(siteUrl, '')}`)).toBe(true);
    }
    expect(Object.values(seen).map(({ size }) => size)).toEqual(Array(3).fill(sitePaths.length));
  },
);
