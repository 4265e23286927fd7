import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/AppLink';
import { useLanguage } from '../../i18n/useLanguage';
import { controller } from '../../lib/controller';
import { formatShortDate } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../lib/store';
import { experimentIds } from '../lessons/experimentIds';
import { lessonIds } from '../lessons/lessonIds';
import { selectMembers } from '../members/membersSlice';
import type { Video } from '../videos/video';
import { selectVideos } from '../videos/videosSlice';

/** Lists what exists and what does not, counted from the data. Belongs under an h2. */
export function TodayAndNotYet() {
  const { t } = useTranslation('progress');
  const videos = useAppSelector(selectVideos);
  const members = useAppSelector(selectMembers).length;
  const finished = countFinished(videos);
  const inPreparation = videos.length - finished;
  return (
    <>
      <div className="card two-lists auto-grid">
        <div className="card-body">
          <h3>{t('today.title')}</h3>
          <ul className="star-list">
            <li>{t('today.list')}</li>
            <li>{t('today.lessons', { lessons: videos.length, readable: lessonIds.length })}</li>
            {finished > 0 && <li>{t('today.videos', { count: finished })}</li>}
            <li>{t('today.voices', { members })}</li>
          </ul>
        </div>
        <div className="card-body">
          <h3>{t('notYet.title')}</h3>
          <ul className="star-list star-list-empty">
            {inPreparation > 0 && <li>{t('notYet.videos', { count: inPreparation })}</li>}
            <li>{t('notYet.accounts')}</li>
            <li>{t('notYet.token')}</li>
            <li>{t('notYet.date')}</li>
          </ul>
        </div>
      </div>
      <ProgressLine>
        <AppLink to={paths.news} className="d-inline-block py-1">
          {t('news')}
        </AppLink>
      </ProgressLine>
    </>
  );
}

/** How far the lessons are, in one line, which ends in a link (B31). */
export function ProgressLine({ children }: { children: ReactNode }) {
  const { t } = useTranslation('progress');
  const videos = useAppSelector(selectVideos);
  const line = t('line', {
    lessons: videos.length,
    written: lessonIds.length,
    experiments: experimentIds.length,
    videos: countFinished(videos),
    date: formatShortDate(process.env.LAST_REVISED!, useLanguage()),
  });
  return (
    <p className="caption mt-3 mb-0">
      <span className="me-2">{line}</span>
      {children}
    </p>
  );
}

/** Who answers for the project, and who the voices are not (B19). */
export function WhoIsBehind() {
  const { t } = useTranslation('progress');
  return <p className="caption mt-3 mb-0">{t('who', { name: controller.name || t('unnamed') })}</p>;
}

const countFinished = (videos: Video[]) => videos.filter(({ videoUrl }) => videoUrl).length;
