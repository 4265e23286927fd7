import { brand } from '../../../src/lib/brand';
import { siteUrl } from '../../../src/lib/siteUrl';
import { translationOf } from '../../content/texts';
import { staticHead } from './staticHead';

const html = (title: string, description = 'It&#x27;s &quot;here&quot;') =>
  `<title>${title} · ${brand}</title><meta name="description" content="${description}"/><p>body</p>`;
const links = (prefix: string, feed: string) =>
  `<link rel="manifest" href="${prefix}/manifest.webmanifest"><link rel="alternate" type="application/rss+xml" title="${feed} · ${brand}" href="${prefix}/feed.xml">`;

/** The tags between the links and the data, one a line. */
function previewOf(head: string): string[] {
  return [...head.matchAll(/<meta (\w+)="([^"]*)" content="([^"]*)">/g)].map(([, kind, name, content]) =>
    [kind, name, content].join(' '),
  );
}

it('B2 writes the preview of a page for each network that shows one', () => {
  const image = `${siteUrl}/images/share/en/community.jpg`;
  const t = translationOf('en');
  const alt = `${brand}. ${t('nav.community')}: ${t('community.title')}`;
  expect(previewOf(staticHead('/en/community', 'en', html('The community')))).toEqual([
    'property og:type website',
    `property og:site_name ${brand}`,
    'property og:title The community',
    "property og:description It's &quot;here&quot;",
    `property og:url ${siteUrl}/en/community`,
    'property og:locale en_GB',
    'property og:locale:alternate es_ES',
    `property og:image ${image}`,
    'property og:image:type image/jpeg',
    'property og:image:width 1200',
    'property og:image:height 630',
    `property og:image:alt ${alt}`,
    'name twitter:card summary_large_image',
    'name twitter:title The community',
    "name twitter:description It's &quot;here&quot;",
    `name twitter:image ${image}`,
    `name twitter:image:alt ${alt}`,
  ]);
});

it('B2 calls the page of a member a profile', () => {
  expect(previewOf(staticHead('/profile/vega', 'es', html('Vega')))).toContain('property og:type profile');
});

it.each([
  ['es', '', '/videos'],
  ['en', '/en', '/en/videos'],
] as const)(
  'B2 leads to the manifest and the feed of the language, before anything else (%s)',
  (language, prefix, path) => {
    const feed = translationOf(language)('videos.title');
    expect(staticHead(path, language, html('x')).startsWith(`${links(prefix, feed)}<meta property="og:type"`)).toBe(
      true,
    );
  },
);

it('B2 tells of a hidden page nothing more', () => {
  const hidden = `<title>x</title><meta name="robots" content="noindex"/>`;
  expect(staticHead('/waitlist/leave', 'es', hidden)).toBe(links('', translationOf('es')('videos.title')));
});

it('B2 ends with the data of the page, which no text can leave', () => {
  const head = staticHead('/', 'en', html('Home', '&lt;/script&gt;&lt;b&gt;'));
  const [, data = ''] =
    /<meta name="twitter:image:alt"[^>]*><script type="application\/ld\+json">(.*)<\/script>$/.exec(head) ?? [];
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toMatchObject({ '@graph': [{ '@type': 'Organization', description: '</script><b>' }, {}] });
});

it.each([
  ['title', '<meta name="description" content="d"/>', 'The page has no /<title>'],
  ['description', '<title>x</title><meta name="description" content=""/>', 'The page has no /<meta name="description"'],
])('B2 refuses a page without %s', (_what, broken, message) => {
  expect(() => staticHead('/videos', 'es', broken)).toThrow(message);
});
