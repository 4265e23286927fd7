import type { Video } from '../src/features/videos/video';
import { videosData } from '../src/features/videos/videosData';

/** A catalogue of a size that it may have one day: the real records over and over, each with an id and title of its own. */
export function manyVideos(count: number) {
  const videos = Array.from({ length: count }, (_, index): Video => {
    const video = videosData[index % videosData.length]!;
    return { ...video, id: `copy${index + 1}`, title: `${video.title} ${index + 1}.` };
  });
  return {
    ids: videos.map(({ id }) => id),
    entities: Object.fromEntries(videos.map((video) => [video.id, video])),
    likedIds: [],
  };
}
