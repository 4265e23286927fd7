import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { AppLink, ButtonLink } from '../../components/AppLink';
import { paths } from '../../lib/paths';
import { VideoRow } from './VideoRow';
import { selectNeighbours, selectPath } from './videosSlice';
import { textOf, useVideoTexts } from './videoTexts';

/** Where a lesson stands on the path, and what to read before it (B28). */
export function LessonPlace({ id }: { id: string }) {
  const { t } = useTranslation();
  const texts = useVideoTexts();
  const path = useAppSelector(selectPath);
  const { previous } = useAppSelector((state) => selectNeighbours(state, id));
  const place = path.findIndex((video) => video.id === id) + 1;
  return (
    <>
      {t('lesson.place', { place, all: path.length })}
      {previous && (
        <AppLink to={paths.video(previous.id)} className="lesson-before d-block d-print-none py-2">
          {t('lesson.before', { title: textOf(previous, texts).title })}
        </AppLink>
      )}
    </>
  );
}

/** What to read after a lesson, or where to go from the end of the path. */
export function NextLesson({ id }: { id: string }) {
  const { t } = useTranslation();
  const { next } = useAppSelector((state) => selectNeighbours(state, id));
  return (
    <>
      <p className="caption mb-2">{t(next ? 'lesson.readNext' : 'lesson.pathEnd')}</p>
      {next ? (
        <VideoRow video={next} level="h4" />
      ) : (
        <ButtonLink to={paths.videos} variant="outline">
          {t('common.exploreVideos')}
        </ButtonLink>
      )}
    </>
  );
}
