import { useTranslation } from 'react-i18next';
import type { Video } from './video';

/** The drawn plate with what it tells about the film: its state and its length (G3, V5). */
export function VideoThumbnail({ video }: { video: Video }) {
  const { t } = useTranslation();
  return (
    <div className="video-thumbnail">
      <img src={video.thumbnailUrl} alt="" width="640" height="360" loading="lazy" decoding="async" />
      <span className="preparation-badge">{t('common.badge')}</span>
      <span className="video-duration">
        <span className="visually-hidden">{t('videos.card.duration', { duration: video.duration })}</span>
        <span aria-hidden="true">{video.duration}</span>
      </span>
    </div>
  );
}
