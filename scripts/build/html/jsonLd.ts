import { pageAt } from '../../../src/app/routes';
import type { Term } from '../../../src/features/glossary/terms';
import { isReadable, minutesToRead } from '../../../src/features/lessons/lessonIds';
import type { Video } from '../../../src/features/videos/video';
import { videoSource } from '../../../src/features/videos/videoSource';
import { brand, publicFile, siteUrl } from '../../../src/lib/site';
import { type Language, languages } from '../../../src/lib/language';
import { pathIn, paths } from '../../../src/lib/paths';
import { shareImageUrl } from '../../content/words';
import { lessonIn } from '../../content/lessons';
import { subjectOf, translationOf, videoTextIn } from '../../content/texts';
import { transcriptText } from '../../content/transcripts';

type PageWords = Record<'title' | 'description', string>;

/** A thing in the words of schema.org. */
type Thing = Record<string, unknown> & { '@type': string };

/** The name by which other things refer to it. */
const organizationId = `${siteUrl}/#organization`;

function organization(description: string): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: brand,
    url: siteUrl + paths.home,
    logo: { '@type': 'ImageObject', url: siteUrl + publicFile('/icons/icon-512.png'), width: 512, height: 512 },
    description,
  };
}

function website(language: Language): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: brand,
    url: siteUrl + pathIn(language, paths.home),
    inLanguage: [...languages],
    publisher: { '@id': organizationId },
  };
}

/** Only for a video that can be watched: one in preparation is nothing to list yet. The transcript is what the captions say in this language. */
export function videoObject(video: Video, language: Language, transcript?: string): Thing {
  const plain = paths.video(video.id);
  const { title, description } = videoTextIn(language, video);
  const [minutes, seconds] = video.duration.split(':').map(Number);
  return {
    '@type': 'VideoObject',
    name: title,
    description,
    thumbnailUrl: [shareImageUrl(language, plain)],
    uploadDate: video.publishedAt,
    duration: `PT${minutes}M${seconds}S`,
    url: siteUrl + pathIn(language, plain),
    ...placeOf(video),
    inLanguage: language,
    ...(transcript && { transcript }),
    publisher: { '@id': organizationId },
  };
}

/** The text of a lesson; undefined for a video without one. */
export function learningResource(video: Video, language: Language): Thing | undefined {
  if (!isReadable(video.id)) return undefined;
  const t = translationOf(language);
  const lesson = lessonIn(language, video.id);
  return {
    '@type': 'LearningResource',
    name: videoTextIn(language, video).title,
    description: lesson.summary,
    url: siteUrl + pathIn(language, paths.video(video.id)),
    inLanguage: language,
    learningResourceType: 'lesson',
    educationalLevel: 'beginner',
    isAccessibleForFree: true,
    timeRequired: `PT${minutesToRead}M`,
    version: lesson.version,
    dateModified: lesson.date,
    teaches: lesson.terms.map((term) => t(`glossary:${term as Term}.term`)),
    citation: lesson.sources.map(({ title, publisher, year, url }) => `${title}. ${publisher}, ${year}. ${url}`),
    publisher: { '@id': organizationId },
  };
}

/** A file can be fetched; a video on another site is shown in its player. @throws for an address that names no video */
export function placeOf({ videoUrl }: Video): { contentUrl: string } | { embedUrl: string } {
  const source = videoSource(videoUrl);
  if (!source) throw new Error(`No video: ${videoUrl}`);
  if (source.kind === 'embedded') return { embedUrl: source.embedUrl };
  return { contentUrl: source.origin ? source.url : siteUrl + publicFile(source.url) };
}

/** What the page says about itself in the words of schema.org (JSON-LD). */
export function structuredData(plain: string, language: Language, words: PageWords) {
  return { '@context': 'https://schema.org', '@graph': things(plain, language, words) };
}

function things(plain: string, language: Language, words: PageWords): Thing[] {
  if (plain === paths.home) return [organization(words.description), website(language)];
  const { video, member } = subjectOf(plain);
  const trail = breadcrumbs(plain, language, member?.name ?? words.title);
  const lesson = video && learningResource(video, language);
  const playable = video?.videoUrl && videoObject(video, language, transcriptText(video, language));
  return [trail, ...(lesson ? [lesson] : []), ...(playable ? [playable] : [])];
}

/** The way from the home page to this one. */
function breadcrumbs(plain: string, language: Language, title: string): Thing {
  const t = translationOf(language);
  const way = [{ name: t('nav:home'), path: paths.home }];
  if (pageAt(plain).name === 'video') way.push({ name: t('videos:title'), path: paths.videos });
  way.push({ name: title, path: plain });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + pathIn(language, path),
    })),
  };
}
