import { useDeferredValue, useMemo, type RefObject } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Notice } from '../../components/Notice';
import { optionalComponent } from '../../components/loadable';
import { LayoutSwitch } from './LayoutSwitch';
import { filtersCleared, pageSize, selectLayout, selectShownCount } from './videoFiltersSlice';
import { VideoGrid } from './VideoGrid';
import { selectFoundVideos } from './videoSearch';
import { useVideoTexts } from './videoTexts';

const MoreVideos = optionalComponent(async () => (await import('./MoreVideos')).MoreVideos);

/** The heading takes the focus when a button that had it is gone. */
export function VideoResults({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const texts = useVideoTexts();
  const layout = useAppSelector(selectLayout);
  // The letter just typed is drawn before the cards are.
  const videos = useDeferredValue(useAppSelector((state) => selectFoundVideos(state, texts)));

  const shownCount = useAppSelector(selectShownCount);
  const shown = useMemo(() => videos.slice(0, shownCount), [videos, shownCount]);

  const clear = () => {
    dispatch(filtersCleared());
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="results">
      <div className="results-bar d-flex flex-wrap align-items-center justify-content-between gap-2 mb-4 border-top pt-3">
        {/* Not an output inside: Chromium would give the heading no name. */}
        <h2 id="results" className="h3 mb-0" ref={heading} tabIndex={-1} aria-live="polite" aria-atomic>
          {t('videos.count', { count: videos.length })}
        </h2>
        <LayoutSwitch />
      </div>
      <VideoGrid videos={shown} layout={layout} startsInSight />
      {videos.length > pageSize && <MoreVideos />}
      {videos.length === 0 && (
        <Notice level={2} title={t('videos.none.title')} text={t('videos.none.text')}>
          <Button variant="outline-light" onClick={clear}>
            {t('videos.none.clear')}
          </Button>
        </Notice>
      )}
    </section>
  );
}
