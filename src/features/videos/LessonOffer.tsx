import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/AppLink';
import { useAppSelector } from '../../lib/store';
import { isReadable, minutesToRead } from '../lessons/lessonIds';
import { selectLessonToRead } from '../lessons/lessonsSlice';
import { LessonWays } from '../lessons/LessonWays';
import { useLessonLink } from './useLessonLink';

/** On the first screen of a page: to read its lesson, and to try its experiment (B24); else another lesson to read. */
export function LessonOffer({ id, hasExperiment }: { id: string; hasExperiment: boolean }) {
  return isReadable(id) ? <LessonWays hasExperiment={hasExperiment} className="lesson-offer" /> : <ReadInstead />;
}

function ReadInstead() {
  const { t } = useTranslation('video');
  const { path, title } = useLessonLink(useAppSelector(selectLessonToRead));
  return (
    <p>
      <span>{t('unwritten')}</span> <AppLink to={path}>{t('readInstead', { title, minutes: minutesToRead })}</AppLink>
    </p>
  );
}
