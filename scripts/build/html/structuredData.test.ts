import { sitePaths } from '../../../src/app/sitePaths';
import { isReadable } from '../../../src/features/lessons/lessonIds';
import { videosData } from '../../../src/features/videos/videosData';
import { languages } from '../../../src/lib/language';
import { pathIn } from '../../../src/lib/paths';
import { siteUrl } from '../../../src/lib/siteUrl';
import { escape, unescape } from '../../content/escape';
import { videoTextIn } from '../../content/texts';
import { subjectOf } from '../../content/subject';
import { structuredData } from './structuredData';
import { videoObject } from './things';

const told = { title: 'A title', description: 'A description' };
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

const playable = { ...videosData[2]!, videoUrl: '/media/video3.mp4', duration: '3:05' };

it.each(languages)('B2, B13 describes a video once there is one, with what is said in it (%s)', (language) => {
  expect(videoObject(playable, language, 'Hola. Adiós.')).toMatchObject({
    '@type': 'VideoObject',
    name: videoTextIn(language, playable).title,
    uploadDate: playable.publishedAt,
    duration: 'PT185S',
    inLanguage: language,
    transcript: 'Hola. Adiós.',
    contentUrl: `${siteUrl}/media/video3.mp4`,
    thumbnailUrl: [`${siteUrl}/images/share/${language}/video-video3.jpg`],
  });
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
