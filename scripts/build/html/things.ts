import type { Video } from '../../../src/features/videos/video';
import { brand } from '../../../src/lib/brand';
import { type Language, languages } from '../../../src/lib/language';
import { pathIn, paths } from '../../../src/lib/paths';
import { publicFile } from '../../../src/lib/publicFile';
import { siteUrl } from '../../../src/lib/siteUrl';
import { shareImageUrl } from '../../content/shareImage';
import { videoTextIn } from '../../content/texts';

/** A thing in the words of schema.org. */
export type Thing = Record<string, unknown> & { '@type': string };

/** The name by which other things refer to it. */
const organizationId = `${siteUrl}/#organization`;

export function organization(description: string): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: brand,
    url: siteUrl + paths.home,
    logo: { '@type': 'ImageObject', url: siteUrl + publicFile('/icons/icon-512.png'), width: 512, height: 512 },
    description,
  };
}

export function website(language: Language): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: brand,
    url: siteUrl + pathIn(language, paths.home),
    inLanguage: [...languages],
    publisher: { '@id': organizationId },
  };
}

/** Only for a video that can be watched: one in preparation is nothing to list yet. */
export function videoObject(video: Video, language: Language): Thing {
  const plain = paths.video(video.id);
  const [minutes = '0', seconds = '0'] = video.duration.split(':');
  const { title, description } = videoTextIn(language, video);
  return {
    '@type': 'VideoObject',
    name: title,
    description,
    thumbnailUrl: [shareImageUrl(language, plain)],
    uploadDate: video.publishedAt,
    duration: `PT${Number(minutes)}M${Number(seconds)}S`,
    url: siteUrl + pathIn(language, plain),
    ...placeOf(new URL(video.videoUrl, siteUrl)),
    publisher: { '@id': organizationId },
  };
}

/** A file can be fetched; a film on another site is shown in its player. */
function placeOf(url: URL): { contentUrl: string } | { embedUrl: string } {
  return /\.\w+$/.test(url.pathname) ? { contentUrl: url.href } : { embedUrl: url.href };
}
