import type { Video } from '../../../src/features/videos/video';
import { videoSource } from '../../../src/features/videos/videoSource';

/** The origins from which the films of a catalogue come, besides the site's own. */
export interface FilmHosts {
  /** Of files. */
  media: string[];
  /** Of other sites' players. */
  frames: string[];
}

export function filmHosts(videos: Pick<Video, 'videoUrl'>[]): FilmHosts {
  const sources = videos.map(({ videoUrl }) => videoSource(videoUrl));
  const originsOf = (kind: 'file' | 'foreign') =>
    new Set(sources.flatMap((source) => (source?.kind === kind && source.origin ? source.origin : [])));
  return { media: [...originsOf('file')].sort(), frames: [...originsOf('foreign')].sort() };
}
