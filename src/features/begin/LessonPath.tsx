import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../lib/store';
import { AppLink } from '../../components/AppLink';
import { paths } from '../../lib/paths';
import { selectReadParts } from '../lessons/lessonsSlice';
import { selectLessonOrder } from '../videos/videosSlice';
import { textOf, useVideoTexts } from '../videos/videoTexts';

/** The order of the lessons for those who know nothing (B28). A star lights up once its lesson was begun in this visit. */
export function LessonPath() {
  const { t } = useTranslation('videos');
  const texts = useVideoTexts();
  const lessons = useAppSelector(selectLessonOrder);
  const readParts = useAppSelector(selectReadParts);
  const isBegun = (id: string) => readParts.some((part) => part.startsWith(`${id}-`));
  return (
    <>
      <p className="lead m-0">{t('path.lead')}</p>
      <ol className="star-list star-list-empty star-path lesson-path d-grid m-0">
        {lessons.map((video) => (
          <li key={video.id} className={isBegun(video.id) ? 'is-read' : undefined}>
            <AppLink to={paths.video(video.id)}>{textOf(video, texts).title}</AppLink>
            {isBegun(video.id) && <span className="caption d-block">{t('path.begun')}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}
