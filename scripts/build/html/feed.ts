import { brand, siteUrl } from '../../../src/lib/site';
import { isReadable } from '../../../src/features/lessons/lessonIds';
import type { Video } from '../../../src/features/videos/video';
import { videosData } from '../../../src/features/videos/videosData';
import type { Language } from '../../../src/lib/language';
import { pathIn, paths } from '../../../src/lib/paths';
import { escape, translationOf, videoTextIn } from '../../content/texts';

export const feedPath = (language: Language) => pathIn(language, '/feed.xml');

export const feedTitle = (language: Language) => `${translationOf(language)('videos:pageTitle')} · ${brand}`;

/** The videos in RSS 2.0, the newest first. Only a video that can be watched has a date. */
export function feed(language: Language, now: Date, all = videosData): string {
  const t = translationOf(language);
  const videos = all.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escape(feedTitle(language))}</title>
    <link>${siteUrl}${pathIn(language, paths.videos)}</link>
    <description>${escape(t('videos:description'))}</description>
    <language>${language}</language>
    <lastBuildDate>${now.toUTCString()}</lastBuildDate>
    <atom:link href="${siteUrl}${feedPath(language)}" rel="self" type="application/rss+xml"/>
${videos.map((video) => item(video, language)).join('\n')}
  </channel>
</rss>
`;
}

function item(video: Video, language: Language): string {
  const t = translationOf(language);
  const address = siteUrl + pathIn(language, paths.video(video.id));
  const { title, description } = videoTextIn(language, video);
  const state = [
    ...(video.videoUrl ? [] : [t('common:badge')]),
    ...(isReadable(video.id) ? [t('videoCard:readable')] : []),
  ];
  const lines = [
    `<title>${escape(title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    ...(video.videoUrl ? [`<pubDate>${new Date(video.publishedAt).toUTCString()}</pubDate>`] : []),
    `<description>${escape([...state, description].join('. '))}</description>`,
    `<dc:creator>${brand}</dc:creator>`,
    ...video.tags.map((tag) => `<category>${escape(t(`tags:${tag}` as 'tags:web3'))}</category>`),
  ];
  return `    <item>\n${lines.map((line) => `      ${line}`).join('\n')}\n    </item>`;
}
