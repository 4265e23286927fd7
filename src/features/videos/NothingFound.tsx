import { useDeferredValue } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { Notice } from '../../components/Notice';
import { selectFilters, selectLayout } from './videoFiltersSlice';
import { selectLessonsToRead } from './videoSearch';
import { VideoGrid } from './VideoGrid';

/** Says what to change, and what can be read meanwhile (V4, B25). */
export function NothingFound({ onCleared }: { onCleared: () => void }) {
  const { t } = useTranslation();
  // Deferred like the results that it speaks of.
  const { text, tags } = useDeferredValue(useAppSelector(selectFilters));
  // Beside the map there is room for rows alone.
  const layout = useAppSelector(selectLayout) === 'map' ? 'list' : undefined;
  const chosen = tags.length === 0 ? 'text' : text.trim() ? 'both' : 'tags';
  return (
    <>
      <Notice level={2} title={t('videos.none.title')} text={t(`videos.none.${chosen}`)}>
        <Button variant="outline-light" onClick={onCleared}>
          {t('videos.none.clear')}
        </Button>
      </Notice>
      <h2 className="h3 mb-3">{t('videos.none.lessons')}</h2>
      <VideoGrid videos={useAppSelector(selectLessonsToRead)} layout={layout} />
    </>
  );
}
