import type { Video } from '../../../src/features/videos/video';

/**
 * The tag whose figure fills each video's plate: the one that the fewest earlier plates show, so that
 * neighbours differ and a new video leaves the plates before it as they were.
 */
export function subjects(videos: Video[]): Map<string, string> {
  const shown = new Map<string, number>();
  const times = (tag: string) => shown.get(tag) ?? 0;
  return new Map(
    videos.map((video) => {
      const subject = video.tags.reduce((best, tag) => (times(tag) < times(best) ? tag : best));
      shown.set(subject, times(subject) + 1);
      return [video.id, subject];
    }),
  );
}
