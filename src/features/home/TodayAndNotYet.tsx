import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/AppLink';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../lib/store';
import { lessonIds } from '../lessons/lessonIds';
import { ProgressLine } from '../news/ProgressLine';
import { selectMembers } from '../members/membersSlice';
import { selectVideos } from '../videos/videosSlice';

/** Lists what exists and what does not, counted from the data. Belongs under an h2. */
export function TodayAndNotYet() {
  const { t } = useTranslation('progress');
  const videos = useAppSelector(selectVideos);
  const members = useAppSelector(selectMembers).length;
  const finished = videos.filter(({ videoUrl }) => videoUrl).length;
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
