import type { Video } from '../../src/features/videos/video';

export interface Subject {
  tag: string;
  /** The tag's figure, or another one when an earlier plate shows the first. One that nobody has drawn is a plain chain of stars. */
  figure: string;
}

/**
 * Chooses the tag that each video's plate shows: the one that the fewest earlier plates show, so that
 * neighbours differ and a new video does not change earlier plates.
 */
export function subjects(videos: Video[]): Map<string, Subject> {
  const shown = new Map<string, number>();
  const times = (tag: string) => shown.get(tag) ?? 0;
  return new Map(
    videos.map((video) => {
      const tag = video.tags.reduce((best, other) => (times(other) < times(best) ? other : best));
      shown.set(tag, times(tag) + 1);
      return [video.id, { tag, figure: times(tag) === 1 ? tag : `${tag} ${times(tag)}` }];
    }),
  );
}
