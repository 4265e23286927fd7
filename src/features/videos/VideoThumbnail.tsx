import Badge from 'react-bootstrap/Badge';
import Ratio from 'react-bootstrap/Ratio';
import { useTranslation } from 'react-i18next';
import { publicFile } from '../../lib/publicFile';
import type { Video } from './video';

interface VideoThumbnailProps {
  video: Video;
  /** In sight from the start: worth fetching before anything is laid out. */
  inSight?: boolean;
}

/** The drawn plate with what it tells about the video: its state and its length (G3, V5). */
export function VideoThumbnail({ video, inSight = false }: VideoThumbnailProps) {
  const { t } = useTranslation();
  return (
    <div className="video-thumbnail">
      <Ratio aspectRatio="16x9">
        <img
          src={publicFile(video.thumbnailUrl)}
          alt=""
          width="640"
          height="360"
          loading={inSight ? 'eager' : 'lazy'}
          fetchPriority={inSight ? 'high' : undefined}
          decoding="async"
        />
      </Ratio>
      {!video.videoUrl && <Badge bg="">{t('common.badge')}</Badge>}
      <span className="video-duration">
        <span className="visually-hidden">
          {t(video.videoUrl ? 'videos.card.duration' : 'videos.card.plannedDuration', { duration: video.duration })}
        </span>
        <span aria-hidden="true">{video.duration}</span>
      </span>
    </div>
  );
}
