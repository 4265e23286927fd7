import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/AppLink';
import { useAppSelector } from '../../lib/store';
import { experimentPlace, goTo, titlePlace } from '../lessons/goTo';
import { isReadable, minutesToRead } from '../lessons/lessonIds';
import { selectLessonToRead } from '../lessons/lessonsSlice';
import { useLessonLink } from './useLessonLink';

/** On the first screen of a page: to read its lesson, and to try its experiment (B24); else another lesson to read. */
export function LessonOffer({ id, hasExperiment }: { id: string; hasExperiment: boolean }) {
  const { t } = useTranslation('video');
  if (!isReadable(id)) return <ReadInstead />;
  return (
    <div className="lesson-offer d-flex d-print-none flex-wrap gap-2">
      <Button variant="outline-light" className="lesson-read" onClick={() => goTo(titlePlace)}>
        {t('read', { minutes: minutesToRead })}
      </Button>
      {hasExperiment && (
        <Button variant="outline-light" onClick={() => goTo(experimentPlace)}>
          {t('try')}
        </Button>
      )}
    </div>
  );
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
