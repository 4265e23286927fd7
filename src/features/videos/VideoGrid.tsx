import { memo } from 'react';
import type { Video } from './video';
import { VideoCard } from './VideoCard';
import type { VideoLayout } from './videoFiltersSlice';

interface VideoGridProps {
  videos: Video[];
  layout?: VideoLayout;
  /** Whether the first card is seen before anybody scrolls. */
  startsInSight?: boolean;
}

const columns = { grid: 'row-cols-1 row-cols-sm-2 row-cols-lg-3', list: 'row-cols-1' };

export const VideoGrid = memo(function VideoGrid({ videos, layout = 'grid', startsInSight = false }: VideoGridProps) {
  return (
    <ul className={`row g-4 list-unstyled mb-0 ${columns[layout]}`}>
      {videos.map((video, index) => (
        <li key={video.id} className="col">
          <VideoCard video={video} layout={layout} inSight={startsInSight && index === 0} />
        </li>
      ))}
    </ul>
  );
});
