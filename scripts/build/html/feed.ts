import { brand, siteUrl } from '../../../src/lib/site';
import { isReadable } from '../../../src/features/lessons/lessonIds';
import { newsOf, type NewsItem } from '../../../src/features/news/news';
import type { Video } from '../../../src/features/videos/video';
import { videosData } from '../../../src/features/videos/videosData';
import { formatShortDate } from '../../../src/lib/format';
import type { Language } from '../../../src/lib/language';
import { pathIn, paths } from '../../../src/lib/paths';
import { readRevisions } from '../../content/lessons';
import { escape, translationOf, videoTextIn } from '../../content/texts';

export const feedPath = (language: Language) => pathIn(language, paths.feed);

export const feedTitle = (language: Language) => `${translationOf(language)('videos:pageTitle')} · ${brand}`;

/** In RSS 2.0, what is new as its page has it (B31), then the videos of which there is nothing yet, which have no date. */
export function feed(language: Language, now: Date, all = videosData): string {
  const t = translationOf(language);
  const news = newsOf(all, readRevisions(), now.toISOString()).flatMap(({ items }) => items);
  const planned = all.filter((video) => !news.some((item) => item.video === video)).toReversed();
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escape(feedTitle(language))}</title>
    <link>${siteUrl}${pathIn(language, paths.videos)}</link>
    <description>${escape(t('videos:description'))}</description>
    <language>${language}</language>
    <lastBuildDate>${now.toUTCString()}</lastBuildDate>
    <atom:link href="${siteUrl}${feedPath(language)}" rel="self" type="application/rss+xml"/>
${[...news, ...planned.map((video) => ({ video }))].map((one) => item(one, language)).join('\n')}
  </channel>
</rss>
`;
}

function item({ video, kind, version, date }: { video: Video } & Partial<NewsItem>, language: Language): string {
  const t = translationOf(language);
  const address = siteUrl + pathIn(language, paths.video(video.id));
  const { title, description } = videoTextIn(language, video);
  const state = [
    ...(video.videoUrl ? [] : [t('common:badge')]),
    ...(isReadable(video.id) ? [t('videoCard:readable')] : []),
    ...(kind && date ? [t(`news:${kind}`, { version, date: formatShortDate(date, language) })] : []),
  ];
  const lines = [
    `<title>${escape(title)}</title>`,
    `<link>${address}</link>`,
    // A reader shows what has a name that it does not know yet.
    `<guid isPermaLink="${!kind}">${address}${kind ? `#${version ?? kind}` : ''}</guid>`,
    ...(date ? [`<pubDate>${new Date(date).toUTCString()}</pubDate>`] : []),
    `<description>${escape([...state, description].join('. '))}</description>`,
    `<dc:creator>${brand}</dc:creator>`,
    ...video.tags.map((tag) => `<category>${escape(t(`tags:${tag}` as 'tags:web3'))}</category>`),
  ];
  return `    <item>\n${lines.map((line) => `      ${line}`).join('\n')}\n    </item>`;
}
