import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../lib/store';
import { AppLink } from '../../components/AppLink';
import { useLanguage } from '../../i18n/useLanguage';
import { formatShortDate } from '../../lib/format';
import { paths } from '../../lib/paths';
import { hasExperiment } from '../lessons/experimentIds';
import { isReadable } from '../lessons/lessonIds';
import { MemberLink } from '../members/MemberLink';
import { selectMembersByIds } from '../members/membersSlice';
import type { Video } from './video';
import type { CardLayout } from './videoFiltersSlice';
import { textOf, useVideoTexts } from './videoTexts';
import { publicFile } from '../../lib/site';

interface VideoCardProps {
  video: Video;
  /** `auto` is a row on phones, else a card of a grid. */
  layout?: CardLayout | 'auto';
  /** From the start: worth fetching before anything is laid out. */
  inSight?: boolean;
}

const maxAuthors = 3;

/** A plate of the atlas (V5). The title's link covers the whole card; the authors' links lie above it. */
export const VideoCard = memo(function VideoCard({ video, layout = 'grid', inSight }: VideoCardProps) {
  const { t } = useTranslation(['videoCard', 'common']);
  const language = useLanguage();
  const authors = useAppSelector((state) => selectMembersByIds(state, video.authorIds)).slice(0, maxAuthors);
  const { title, description } = textOf(video, useVideoTexts());

  return (
    <article className={`card card-hover h-100 overflow-hidden video-card video-card-${layout}`}>
      <VideoThumbnail video={video} inSight={inSight} />
      <div className="video-badges d-flex flex-wrap">
        {isReadable(video.id) && <span className="badge readable-mark">{t('readable')}</span>}
        {hasExperiment(video.id) && <span className="badge readable-mark">{t('experiment')}</span>}
        {!video.videoUrl && <span className="badge">{t('common:badge')}</span>}
      </div>
      <div className="card-body">
        <h3 className="card-title">
          <AppLink to={paths.video(video.id)} className="stretched-link">
            {title}
          </AppLink>
        </h3>
        <p className="card-text video-card-text muted">{description}</p>
        <div className="video-card-foot d-flex flex-wrap align-items-center justify-content-between column-gap-3 mt-auto">
          <ul className="d-flex flex-wrap column-gap-3" aria-label={t('authors')}>
            {authors.map((member) => (
              <li key={member.id}>
                <MemberLink member={member} />
              </li>
            ))}
          </ul>
          <p className="video-card-counts mw-100 d-flex flex-wrap mb-0 muted">
            <span>{t('likes', { count: video.likes })}</span>
            <span>{t('views', { count: video.views })}</span>
            {layout !== 'grid' && (
              <time className="video-card-date" dateTime={video.publishedAt}>
                {t(video.videoUrl ? 'published' : 'catalogueDate', {
                  date: formatShortDate(video.publishedAt, language),
                })}
              </time>
            )}
          </p>
        </div>
      </div>
    </article>
  );
});

/** The drawn plate with its length. Its number is part of the drawing (V5). */
function VideoThumbnail({ video, inSight = false }: { video: Video; inSight?: boolean }) {
  const { t } = useTranslation('videoCard');
  return (
    <div className="video-thumbnail position-relative">
      <div className="ratio ratio-16x9">
        <img
          src={publicFile(video.thumbnailUrl)}
          alt=""
          width="640"
          height="360"
          loading={inSight ? 'eager' : 'lazy'}
          fetchPriority={inSight ? 'high' : undefined}
          decoding="async"
        />
      </div>
      <span className="video-duration">
        <span className="visually-hidden">
          {t(video.videoUrl ? 'duration' : 'plannedDuration', { duration: video.duration })}
        </span>
        <span aria-hidden="true">{video.duration}</span>
      </span>
    </div>
  );
}
