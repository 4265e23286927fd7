import { sitePaths } from '../../../src/app/sitePaths';
import type { Video } from '../../../src/features/videos/video';
import { defaultLanguage, type Language, languages } from '../../../src/lib/language';
import { pathIn, paths } from '../../../src/lib/paths';
import { siteUrl } from '../../../src/lib/siteUrl';
import { escape } from '../../content/escape';
import { shareImageUrl } from '../../content/shareImage';
import { subjectOf } from '../../content/subject';
import { videoTextIn } from '../../content/texts';
import { placeOf, secondsOf } from './jsonLd';

export const sitemapPath = '/sitemap.xml';

/** Every page in every language, each with the addresses of all its languages. */
export function sitemap(): string {
  const urls = sitePaths.flatMap((plain) => {
    const alternates = [...languages, 'x-default' as const].map((language) => {
      const address = siteUrl + pathIn(language === 'x-default' ? defaultLanguage : language, plain);
      return `    <xhtml:link rel="alternate" hreflang="${language}" href="${escape(address)}"/>`;
    });
    const { video } = subjectOf(plain);
    return languages.map((language) =>
      [
        `  <url>`,
        `    <loc>${escape(siteUrl + pathIn(language, plain))}</loc>`,
        ...alternates,
        ...(video?.videoUrl ? videoEntry(video, language) : []),
        `  </url>`,
      ].join('\n'),
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">
${urls.join('\n')}
</urlset>
`;
}

/** What search engines ask of a page with a video, in the order in which they want it. */
export function videoEntry(video: Video, language: Language): string[] {
  const { title, description } = videoTextIn(language, video);
  const place = placeOf(video);
  const fields = {
    thumbnail_loc: shareImageUrl(language, paths.video(video.id)),
    title,
    description,
    ...('contentUrl' in place ? { content_loc: place.contentUrl } : { player_loc: place.embedUrl }),
    duration: String(secondsOf(video)),
    publication_date: video.publishedAt,
  };
  const lines = Object.entries(fields).map(([name, value]) => `      <video:${name}>${escape(value)}</video:${name}>`);
  return ['    <video:video>', ...lines, '    </video:video>'];
}
