import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../lib/store';
import { AppLink, ButtonLink } from '../../components/AppLink';
import { paths } from '../../lib/paths';
import { publicFile } from '../../lib/site';
import { isReadable } from '../lessons/lessonIds';
import { plateNumber, type Video } from './video';
import { selectNeighbours, selectLessonOrder, selectRelatedVideos } from './videosSlice';
import { textOf, useVideoTexts } from './videoTexts';

export function RelatedVideos({ id }: { id: string }) {
  const { t } = useTranslation('video');
  const videos = useAppSelector((state) => selectRelatedVideos(state, id));
  return (
    <aside className="related-videos" aria-labelledby="related">
      <h2 id="related" className="h3 mb-3">
        {t('related')}
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

/** Links to the previous and next video of one without a lesson; see `NextLesson` otherwise. */
export function VideoOrder({ id }: { id: string }) {
  const { t } = useTranslation('video');
  const { previous, next } = useAppSelector((state) => selectNeighbours(state, id));
  return (
    <nav className="video-order auto-grid mt-4" aria-label={t('order')}>
      {previous && <Neighbour video={previous} label={t('previous')} />}
      {next && <Neighbour video={next} label={t('next')} className="text-end" />}
    </nav>
  );
}

function Neighbour({ video, label, className = '' }: { video: Video; label: string; className?: string }) {
  const { t } = useTranslation('videoCard');
  return (
    <AppLink to={paths.video(video.id)} className={`card card-hover w-100 p-3 text-decoration-none ${className}`}>
      <span className="caption">
        {label} <span className="text-nowrap">{t('plate', { number: plateNumber(video.id) })}</span>
      </span>
      <span>{textOf(video, useVideoTexts()).title}</span>
    </AppLink>
  );
}

/** A lesson's position on the learning path, and a link to the one before (B28). */
export function LessonPlace({ id }: { id: string }) {
  const { t } = useTranslation('lesson');
  const texts = useVideoTexts();
  const path = useAppSelector(selectLessonOrder);
  const { previous } = useAppSelector((state) => selectNeighbours(state, id));
  const place = path.findIndex((video) => video.id === id) + 1;
  return (
    <>
      <span>{t('place', { place, all: path.length })}</span>
      {previous && (
        <AppLink to={paths.video(previous.id)} className="lesson-before d-block d-print-none py-2">
          {t('before', { title: textOf(previous, texts).title })}
        </AppLink>
      )}
    </>
  );
}

/** A link to the next lesson, or to all videos after the last one. */
export function NextLesson({ id }: { id: string }) {
  const { t } = useTranslation(['lesson', 'common']);
  const { next } = useAppSelector((state) => selectNeighbours(state, id));
  return (
    <>
      <p className="caption mb-2">{t(next ? 'readNext' : 'pathEnd')}</p>
      {next ? (
        <VideoRow video={next} level="h4" />
      ) : (
        <ButtonLink to={paths.videos} variant="outline">
          {t('common:exploreVideos')}
        </ButtonLink>
      )}
    </>
  );
}

/** A thumbnail beside its title: less prominent than `VideoCard`. */
function VideoRow({ video, level: Title = 'h3' }: { video: Video; level?: 'h3' | 'h4' }) {
  const { t } = useTranslation(['common', 'videoCard']);
  return (
    <article className="card card-hover video-row flex-row align-items-center gap-3 p-mid">
      <img src={publicFile(video.thumbnailUrl)} alt="" width="640" height="360" loading="lazy" decoding="async" />
      <div>
        <Title className="m-0 fs-6">
          <AppLink to={paths.video(video.id)} className="stretched-link">
            {textOf(video, useVideoTexts()).title}
          </AppLink>
        </Title>
        <p className="caption mb-0">
          {!video.videoUrl && <span>{t('badge')}</span>}
          {isReadable(video.id) && <span className="readable-mark d-block">{t('videoCard:readable')}</span>}
        </p>
      </div>
    </article>
  );
}
