import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '../../components/loadable';
import { useLanguage } from '../../i18n/useLanguage';
import { experimentPlace, goTo, titlePlace } from './goTo';
import { isReadable, type LessonId } from './lessonIds';
import { readingMinutes } from './lessonText';
import { lessons } from './ReadableLesson';

interface LessonOfferProps {
  /** Of the video. */
  id: string;
  hasExperiment: boolean;
}

/** On the first screen of a page: to read its lesson, and to try its experiment (B24). */
export function LessonOffer(props: LessonOfferProps) {
  const { id } = props;
  return isReadable(id) && <LoadedOffer {...props} id={id} />;
}

function LoadedOffer({ id, hasExperiment }: LessonOfferProps & { id: LessonId }) {
  const { t } = useTranslation();
  const minutes = readingMinutes(useLoaded(lessons[id]).texts[useLanguage()]);
  return (
    <div className="lesson-offer">
      <Button variant="outline-light" className="lesson-read" onClick={() => goTo(titlePlace)}>
        {t('lesson.read', { minutes })}
      </Button>
      {hasExperiment && (
        <Button variant="outline-light" onClick={() => goTo(experimentPlace)}>
          {t('lesson.try')}
        </Button>
      )}
    </div>
  );
}
