import { sitePaths } from '../../../src/app/routes';
import { lessonIn } from '../../content/lessons';
import type { Term } from '../../../src/features/glossary/terms';
import { isReadable } from '../../../src/features/lessons/lessonIds';
import { videosData } from '../../../src/features/videos/videosData';
import { languages } from '../../../src/lib/language';
import { brand, siteUrl } from '../../../src/lib/site';
import { escape, subjectOf, translationOf, videoTextIn } from '../../content/texts';
import { transcriptText } from '../../content/transcripts';
import { learningResource, placeOf, structuredData, videoObject } from './jsonLd';

const readable = videosData[2]!;
const playable = { ...readable, videoUrl: '/media/video3.mp4', duration: '3:05' };
afterEach(() => jest.restoreAllMocks());
const publisher = { '@id': `${siteUrl}/#organization` };
const words = { title: 'A title', description: 'A description' };
const t = translationOf('en');

it('B2 the home page says who publishes the site, and what the site is', () => {
  const logo = { '@type': 'ImageObject', url: `${siteUrl}/icons/icon-512.png`, width: 512, height: 512 };
  expect(structuredData('/', 'en', words)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', ...publisher, name: brand, url: `${siteUrl}/`, logo, description: 'A description' },
      {
        '@type': 'WebSite',
        '@id': `${siteUrl}/#website`,
        name: brand,
        url: `${siteUrl}/en`,
        inLanguage: languages,
        publisher,
      },
    ],
  });
});

it('B2 B14 describes a lesson that can be read, with its sources', () => {
  const lesson = lessonIn('en', 'video3');
  const [{ title, publisher: from, year, url }] = lesson.sources as [(typeof lesson.sources)[number]];
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
    teaches: lesson.terms.map((term) => t(`glossary:${term as Term}.term`)),
    citation: expect.arrayContaining([`${title}. ${from}, ${year}. ${url}`]) as unknown,
    publisher,
  });
  expect(learningResource({ ...readable, id: 'video0' }, 'en')).toBeUndefined();
});

it('B2 B13 describes a video as search engines ask, in the words of its language', () => {
  expect(videoObject(playable, 'en', 'What is said.')).toEqual({
    '@type': 'VideoObject',
    name: videoTextIn('en', playable).title,
    description: videoTextIn('en', playable).description,
    thumbnailUrl: [`${siteUrl}/images/share/en/video-video3.jpg`],
    uploadDate: playable.publishedAt,
    duration: 'PT3M5S',
    url: `${siteUrl}/en/video/video3`,
    contentUrl: `${siteUrl}/media/video3.mp4`,
    inLanguage: 'en',
    transcript: 'What is said.',
    publisher,
  });
});

it.each([
  ['https://media.example/a.mp4', { contentUrl: 'https://media.example/a.mp4' }],
  ['https://youtu.be/aB3_-6789xY', { embedUrl: 'https://www.youtube-nocookie.com/embed/aB3_-6789xY' }],
])('B2 B13 says where the video at %s is, and refuses an address that names none', (videoUrl, place) => {
  expect(placeOf({ ...playable, videoUrl })).toEqual(place);
  expect(() => placeOf({ ...playable, videoUrl: 'ftp://a.example/b' })).toThrow('No video: ftp://a.example/b');
});

it.each([
  ['/community', ['A title', '/community']],
  ['/profile/vega', ['Vega', '/profile/vega']],
  ['/video/video3', [t('videos:title'), '/videos'], ['A title', '/video/video3']],
])('B2 the way from home to %s has a step for each page', (path, ...way) => {
  const itemListElement = [[t('nav:home'), ''], ...way].map(([name, to], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${siteUrl}/en${to}`,
  }));
  expect(structuredData(path, 'en', words)['@graph'][0]).toEqual({ '@type': 'BreadcrumbList', itemListElement });
});

it.each(sitePaths.filter((path) => path !== '/'))('B2 B14 %s has its way, its lesson and its video, if any', (path) => {
  const { video } = subjectOf(path);
  if (video?.id === readable.id) jest.replaceProperty(video, 'videoUrl', playable.videoUrl);
  const lesson = video && isReadable(video.id) ? [learningResource(video, 'es')] : [];
  const shown = video?.videoUrl ? [videoObject(video, 'es', transcriptText(video, 'es'))] : [];
  expect(structuredData(path, 'es', words)['@graph'].slice(1)).toEqual([...lesson, ...shown]);
});

it('B2 texts are escaped', () => {
  expect(escape('<a & "b">')).toBe('&lt;a &amp; &quot;b&quot;&gt;');
});
