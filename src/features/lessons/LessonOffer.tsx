import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '../../components/loadable';
import { experimentPlace, goTo, titlePlace } from './goTo';
import { isReadable, minutesToRead, type LessonId } from './lessonIds';
import { lessons } from './ReadableLesson';

interface LessonOfferProps {
  /** Of the video. */
  id: string;
  hasExperiment: boolean;
}

/** On the first screen of a page: to read its lesson, and to try its experiment (B24). */
export function LessonOffer({ id, hasExperiment }: LessonOfferProps) {
  return isReadable(id) && <Offer id={id} hasExperiment={hasExperiment} />;
}

function Offer({ id, hasExperiment }: LessonOfferProps & { id: LessonId }) {
  const { t } = useTranslation();
  // Its words come with the lesson: drawn before them, it would keep their keys.
  useLoaded(lessons[id]);
  return (
    <div className="lesson-offer">
      <Button variant="outline-light" className="lesson-read" onClick={() => goTo(titlePlace)}>
        {t('lesson.read', { minutes: minutesToRead })}
      </Button>
      {hasExperiment && (
        <Button variant="outline-light" onClick={() => goTo(experimentPlace)}>
          {t('lesson.try')}
        </Button>
      )}
    </div>
  );
}
