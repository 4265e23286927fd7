import { memo } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import type { Video } from './video';
import { VideoCard } from './VideoCard';
import type { VideoLayout } from './videoFiltersSlice';

interface VideoGridProps {
  videos: Video[];
  layout?: VideoLayout;
  /** Whether the first card is seen before anybody scrolls. */
  startsInSight?: boolean;
}

const columns = { grid: { xs: 1, sm: 2, lg: 3 }, list: { xs: 1 } };
const gaps = { grid: 'g-4', list: 'g-3' };

export const VideoGrid = memo(function VideoGrid({ videos, layout = 'grid', startsInSight = false }: VideoGridProps) {
  return (
    <Row as="ul" {...columns[layout]} className={gaps[layout]}>
      {videos.map((video, index) => (
        <Col as="li" key={video.id}>
          <VideoCard video={video} layout={layout} inSight={startsInSight && index === 0} />
        </Col>
      ))}
    </Row>
  );
});
