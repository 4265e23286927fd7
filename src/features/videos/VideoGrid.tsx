import { memo } from 'react';
import type { Video } from './video';
import { VideoCard } from './VideoCard';
import type { CardLayout } from './videoFiltersSlice';

interface VideoGridProps {
  videos: Video[];
  /** Unchosen, the cards are rows on phones. */
  layout?: CardLayout | null;
  /** Whether the first card is seen before anybody scrolls. */
  startsInSight?: boolean;
}

export const VideoGrid = memo(function VideoGrid({ videos, layout: chosen, startsInSight = false }: VideoGridProps) {
  const layout = chosen ?? 'auto';
  return (
    <ul className={`video-grid video-grid-${layout}`}>
      {videos.map((video, index) => (
        <li key={video.id}>
          <VideoCard video={video} layout={layout} inSight={startsInSight && index === 0} />
        </li>
      ))}
    </ul>
  );
});
