import { useDeferredValue } from 'react';
import { Button } from '../../components/Button';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../lib/store';
import type { LessonAnswer } from './useLessonAnswer';
import { selectFilters, selectLayout } from './videoFiltersSlice';
import { VideoGrid } from './VideoGrid';

/** Says so in a line, suggests which filters to change, and shows the lessons that speak of it (V4, B25). */
export function NothingFound({ answer, onCleared }: { answer: LessonAnswer | undefined; onCleared: () => void }) {
  const { t } = useTranslation('videos');
  const { text, tags } = useDeferredValue(useAppSelector(selectFilters));
  // Beside the map there is only room for a list.
  const layout = useAppSelector(selectLayout) === 'map' ? 'list' : undefined;
  const chosen = tags.length === 0 ? 'text' : text.trim() ? 'both' : 'tags';
  const areMeant = answer !== undefined && answer.kind !== 'lessons';
  const notice = (
    <div className="d-flex flex-wrap align-items-center column-gap-3 mb-4">
      <h2 className="quiet-title mb-0">{t('none.title')}</h2>
      {!areMeant && <p className="muted mb-0">{t(`none.${chosen}`)}</p>}
      <Button variant="link" className="px-0" onClick={onCleared}>
        {t('none.clear')}
      </Button>
    </div>
  );
  return (
    <>
      {!areMeant && notice}
      {answer && (
        <>
          <h2 className="h3 mb-3">{t(`none.${answer.kind}`, { count: answer.lessons.length })}</h2>
          <div className="mb-4">
            <VideoGrid videos={answer.lessons} layout={layout} />
          </div>
        </>
      )}
      {areMeant && notice}
    </>
  );
}
