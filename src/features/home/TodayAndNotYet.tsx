import Card from 'react-bootstrap/Card';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { lessonIds } from '../lessons/lessonIds';
import { selectMembers } from '../members/membersSlice';
import { selectVideos } from '../videos/videosSlice';

/** Lists what exists and what does not, counted from the data. Belongs under an h2. */
export function TodayAndNotYet() {
  const { t } = useTranslation();
  const videos = useAppSelector(selectVideos);
  const members = useAppSelector(selectMembers).length;
  const finished = videos.filter(({ videoUrl }) => videoUrl).length;
  const inPreparation = videos.length - finished;
  return (
    <Card className="two-lists auto-grid">
      <Card.Body>
        <h3>{t('progress.today.title')}</h3>
        <ul className="star-list">
          <li>{t('progress.today.list')}</li>
          <li>{t('progress.today.lessons', { lessons: videos.length, readable: lessonIds.length })}</li>
          {finished > 0 && <li>{t('progress.today.videos', { count: finished })}</li>}
          <li>{t('progress.today.voices', { members })}</li>
        </ul>
      </Card.Body>
      <Card.Body>
        <h3>{t('progress.notYet.title')}</h3>
        <ul className="star-list star-list-empty">
          {inPreparation > 0 && <li>{t('progress.notYet.videos', { count: inPreparation })}</li>}
          <li>{t('progress.notYet.accounts')}</li>
          <li>{t('progress.notYet.token')}</li>
          <li>{t('progress.notYet.date')}</li>
        </ul>
      </Card.Body>
    </Card>
  );
}
