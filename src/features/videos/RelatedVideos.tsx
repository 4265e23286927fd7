import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { VideoRow } from './VideoRow';
import { selectRelatedVideos, selectNeighbours } from './videosSlice';
import { AppLink } from '../../components/AppLink';
import { paths } from '../../lib/paths';
import { plateNumber, type Video } from './video';
import { textOf, useVideoTexts } from './videoTexts';

export function RelatedVideos({ id }: { id: string }) {
  const { t } = useTranslation();
  const videos = useAppSelector((state) => selectRelatedVideos(state, id));
  return (
    <aside className="related-videos" aria-labelledby="related">
      <h2 id="related" className="h3 mb-3">
        {t('video.related')}
      </h2>
      <ul className="auto-grid swipe-row">
        {videos.map((video) => (
          <li key={video.id}>
            <VideoRow video={video} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** The plates before and after a video that has no text yet; a lesson has its own, in the order of the path. */
export function VideoOrder({ id }: { id: string }) {
  const { t } = useTranslation();
  const { previous, next } = useAppSelector((state) => selectNeighbours(state, id));
  return (
    <nav className="d-flex gap-3 mt-4" aria-label={t('video.order')}>
      {previous && <Neighbour video={previous} label={t('video.previous')} />}
      {next && <Neighbour video={next} label={t('video.next')} className="text-end" />}
    </nav>
  );
}

interface NeighbourProps {
  video: Video;
  label: string;
  className?: string;
}

function Neighbour({ video, label, className = '' }: NeighbourProps) {
  const { t } = useTranslation();
  return (
    <AppLink to={paths.video(video.id)} className={`card card-hover w-100 p-3 text-decoration-none ${className}`}>
      <span className="caption">
        {label} <span className="text-nowrap">{t('videos.card.plate', { number: plateNumber(video.id) })}</span>
      </span>
      <span>{textOf(video, useVideoTexts()).title}</span>
    </AppLink>
  );
}
