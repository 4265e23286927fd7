import { allLessons } from '../../../src/features/lessons/allLessons';
import { videosData } from '../../../src/features/videos/videosData';
import { brand } from '../../../src/lib/brand';
import { siteUrl } from '../../../src/lib/siteUrl';
import { escape, subjectOf, translationOf, unescape, videoTextIn } from '../../content/texts';
import { transcriptText } from '../../content/transcripts';
import { learningResource, organization, placeOf, structuredData, videoObject, website } from './jsonLd';
import { sitePaths } from '../../../src/app/sitePaths';
import { isReadable } from '../../../src/features/lessons/lessonIds';
import { languages } from '../../../src/lib/language';
import { pathIn } from '../../../src/lib/paths';

const readable = videosData[2]!;
afterEach(() => jest.restoreAllMocks());
const publisher = { '@id': `${siteUrl}/#organization` };
const told = { title: 'A title', description: 'A description' };

it('B2 says who publishes the site, and what the site is', () => {
  expect(organization('It says.')).toEqual({
    '@type': 'Organization',
    '@id': publisher['@id'],
    name: brand,
    url: `${siteUrl}/`,
    logo: { '@type': 'ImageObject', url: `${siteUrl}/icons/icon-512.png`, width: 512, height: 512 },
    description: 'It says.',
  });
  expect(website('en')).toEqual({
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: brand,
    url: `${siteUrl}/en`,
    inLanguage: ['es', 'en'],
    publisher,
  });
});

it('B2 B14 describes a lesson that can be read, with its sources', () => {
  const lesson = allLessons.video3.en;
  expect(learningResource(readable, 'en')).toEqual({
    '@type': 'LearningResource',
    name: videoTextIn('en', readable).title,
    description: lesson.summary,
    url: `${siteUrl}/en/video/video3`,
    inLanguage: 'en',
    learningResourceType: 'lesson',
    educationalLevel: 'beginner',
    isAccessibleForFree: true,
    timeRequired: expect.stringMatching(/^PT\dM$/) as unknown,
    version: lesson.version,
    dateModified: lesson.date,
    teaches: lesson.terms.map((term) => translationOf('en')(`glossary.${term}.term`)),
    citation: expect.arrayContaining([
      `${lesson.sources[0]?.title}. ${lesson.sources[0]?.publisher}, ${lesson.sources[0]?.year}. ${lesson.sources[0]?.url}`,
    ]) as unknown,
    publisher,
  });
  expect(learningResource({ ...readable, id: 'video0' }, 'en')).toBeUndefined();
});

const playable = { ...readable, videoUrl: '/media/video3.mp4', duration: '3:05' };

it('B2 B13 describes a video as search engines ask, with the words of its language', () => {
  expect(videoObject(playable, 'en')).toEqual({
    '@type': 'VideoObject',
    name: videoTextIn('en', playable).title,
    description: videoTextIn('en', playable).description,
    thumbnailUrl: [`${siteUrl}/images/share/en/video-video3.jpg`],
    uploadDate: playable.publishedAt,
    duration: 'PT185S',
    url: `${siteUrl}/en/video/video3`,
    contentUrl: `${siteUrl}/media/video3.mp4`,
    inLanguage: 'en',
    publisher,
  });
});

it('B13 refuses an address that names no video', () => {
  expect(() => placeOf({ ...playable, videoUrl: 'ftp://a.example/b.mp4' })).toThrow('No video: ftp://a.example/b.mp4');
});

it('B2 says on the home page who and what, and on the page of a video how one gets there', () => {
  expect(structuredData('/', 'en', told)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [organization('A description'), website('en')],
  });
  const step = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: siteUrl + path,
  });
  const t = translationOf('en');
  jest.replaceProperty(readable, 'videoUrl', '');
  expect(structuredData('/video/video3', 'en', told)['@graph']).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        step(1, t('nav.home'), '/en'),
        step(2, t('videos.title'), '/en/videos'),
        step(3, 'A title', '/en/video/video3'),
      ],
    },
    learningResource(readable, 'en'),
  ]);
});

it('B2 B13 adds the video to its page', () => {
  jest.replaceProperty(readable, 'videoUrl', playable.videoUrl);
  const graph = structuredData('/video/video3', 'es', told)['@graph'];
  expect(graph.slice(2)).toEqual([videoObject(readable, 'es', transcriptText(readable, 'es'))]);
});

it('B2 names a member in the way to their profile', () => {
  const [trail] = structuredData('/profile/vega', 'es', told)['@graph'];
  expect(trail?.itemListElement).toMatchObject([{ position: 1 }, { name: 'Vega', item: `${siteUrl}/profile/vega` }]);
});

const everyPage = languages.flatMap((language) => sitePaths.map((plain) => [plain, language] as const));
const addresses = new Set(everyPage.map(([plain, language]) => siteUrl + pathIn(language, plain)));

/** What search engines ask of each type. */
const required: Record<string, string[]> = {
  Organization: ['@id', 'name', 'url', 'logo', 'description'],
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  LearningResource: ['name', 'description', 'url', 'inLanguage', 'timeRequired', 'dateModified', 'teaches', 'citation'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'duration', 'url'],
};

/** No `Person`: the members are characters. */
function typesOf(plain: string): string[] {
  if (plain === '/') return ['Organization', 'WebSite'];
  const { video } = subjectOf(plain);
  return [
    'BreadcrumbList',
    ...(video && isReadable(video.id) ? ['LearningResource'] : []),
    ...(video?.videoUrl ? ['VideoObject'] : []),
  ];
}

it.each(everyPage)('B2, B14 describes %s (%s) with the things it is about, each complete', (plain, language) => {
  const data = structuredData(plain, language, told);
  expect(data['@context']).toBe('https://schema.org');
  expect(data['@graph'].map((thing) => thing['@type'])).toEqual(typesOf(plain));
  for (const thing of data['@graph']) {
    const missing = (required[thing['@type']] ?? ['a known type']).filter((field) => !thing[field]);
    expect(missing).toEqual([]);
  }
  const relative = [...JSON.stringify(data).matchAll(/"(?:url|item|image|@id)":"([^"]+)"/g)].filter(
    ([, address]) => !address?.startsWith(siteUrl),
  );
  expect(relative).toEqual([]);
});

const innerPages = everyPage.filter(([plain]) => plain !== '/');

it.each(innerPages)('B2 leads from home to %s (%s) by pages that exist', (plain, language) => {
  const [trail] = structuredData(plain, language, told)['@graph'];
  const steps = trail?.itemListElement as { position: number; name: string; item: string }[];
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  expect(steps).toHaveLength(plain.startsWith('/video/') ? 3 : 2);
  expect(steps.filter(({ item, name }) => !addresses.has(item) || !name)).toEqual([]);
  expect(steps[0]?.item).toBe(siteUrl + pathIn(language, '/'));
  expect(steps.at(-1)?.item).toBe(siteUrl + pathIn(language, plain));
});

it.each([
  ['https://media.example/a.mp4', { contentUrl: 'https://media.example/a.mp4' }],
  ['https://youtu.be/aB3_-6789xY', { embedUrl: 'https://www.youtube-nocookie.com/embed/aB3_-6789xY' }],
  ['https://vimeo.com/76979871', { embedUrl: 'https://player.vimeo.com/video/76979871' }],
])('B2, B13 says where the video at %s is', (videoUrl, place) => {
  const video = videoObject({ ...playable, videoUrl }, 'en');
  expect(video).toMatchObject(place);
  expect(video).not.toHaveProperty('transcript');
  expect((required.VideoObject ?? []).filter((field) => !video[field])).toEqual([]);
});

it('writes what React escaped as it was, and escapes it again', () => {
  expect(unescape('&lt;a &amp; &quot;b&quot;&gt; it&#x27;s &euro;')).toBe('<a & "b"> it\'s &euro;');
  expect(escape('<a & "b">')).toBe('&lt;a &amp; &quot;b&quot;&gt;');
});
