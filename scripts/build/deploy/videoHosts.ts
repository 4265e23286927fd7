import type { Video } from '../../../src/features/videos/video';
import { videoSource } from '../../../src/features/videos/videoSource';

/** The origins from which the videos of a catalogue come, besides the site's own. */
export interface VideoHosts {
  /** Of files. */
  media: string[];
  /** Of other sites' players. */
  frames: string[];
}

export function videoHosts(videos: Pick<Video, 'videoUrl'>[]): VideoHosts {
  const sources = videos.map(({ videoUrl }) => videoSource(videoUrl));
  const originsOf = (kind: 'file' | 'embedded') =>
    new Set(sources.flatMap((source) => (source?.kind === kind && source.origin ? source.origin : [])));
  return { media: [...originsOf('file')].sort(), frames: [...originsOf('embedded')].sort() };
}
