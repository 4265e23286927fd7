import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { experimentPlace, goTo, titlePlace } from './goTo';
import { isReadable, minutesToRead } from './lessonIds';

/** On the first screen of a page: to read its lesson, and to try its experiment (B24). */
export function LessonOffer({ id, hasExperiment }: { id: string; hasExperiment: boolean }) {
  const { t } = useTranslation('video');
  if (!isReadable(id)) return null;
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
