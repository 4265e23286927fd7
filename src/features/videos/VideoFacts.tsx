import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDate } from '../../lib/format';
import type { Video } from './video';

interface VideoFactsProps {
  video: Video;
  /** Comments belong to another feature: the page counts them. */
  commentCount: number;
}

export function VideoFacts({ video, commentCount }: VideoFactsProps) {
  const { t } = useTranslation();
  const date = formatDate(video.publishedAt, useLanguage());
  return (
    <ul className="video-facts" aria-label={t('video.facts')}>
      <li>{t('videos.card.views', { count: video.views })}</li>
      <li>{t('videos.card.duration', { duration: video.duration })}</li>
      <li>
        <time dateTime={video.publishedAt}>{t('videos.card.published', { date })}</time>
      </li>
      <li>{t('comments.count', { count: commentCount })}</li>
    </ul>
  );
}
