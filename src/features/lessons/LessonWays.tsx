import { Button } from '../../components/Button';
import { useTranslation } from 'react-i18next';
import { experimentPlace, goTo, titlePlace } from './goTo';
import { minutesToRead } from './lessonIds';

interface LessonWaysProps {
  hasExperiment: boolean;
  /** Where reading is what to do next. */
  isPrimary?: boolean;
  className?: string;
}

/** To read the lesson of this page, and to try its experiment (B24). */
export function LessonWays({ hasExperiment, isPrimary = false, className = '' }: LessonWaysProps) {
  const { t } = useTranslation('video');
  return (
    <div className={`d-flex d-print-none flex-wrap gap-2 ${className}`}>
      <Button
        variant={isPrimary ? 'primary' : 'outline'}
        className={isPrimary ? undefined : 'lesson-read'}
        onClick={() => goTo(titlePlace)}
      >
        {t('read', { minutes: minutesToRead })}
      </Button>
      {hasExperiment && (
        <Button variant="outline" onClick={() => goTo(experimentPlace)}>
          {t('try')}
        </Button>
      )}
    </div>
  );
}
