import { memo } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
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

const grid = { xs: 1, sm: 2, lg: 3 };
const columns = { grid, list: { xs: 1 }, auto: grid };
const gaps = { grid: 'g-4', list: 'g-3', auto: 'g-3 g-sm-4' };

export const VideoGrid = memo(function VideoGrid({ videos, layout: chosen, startsInSight = false }: VideoGridProps) {
  const layout = chosen ?? 'auto';
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
