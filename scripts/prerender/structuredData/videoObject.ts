import type { Video } from '../../../src/features/videos/video';
import type { Language } from '../../../src/lib/language';
import { pathIn, paths } from '../../../src/lib/paths';
import { siteUrl } from '../../../src/lib/siteUrl';
import { shareImageUrl } from '../shareImage';
import type { Thing } from '../structuredData';
import { videoTextIn } from '../texts';
import { organizationId } from './organization';

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
