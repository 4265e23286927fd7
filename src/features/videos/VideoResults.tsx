import { Suspense, useDeferredValue, type RefObject } from 'react';
import { Button } from '../../components/Button';
import { useTranslation } from 'react-i18next';
import ButtonGroup from 'react-bootstrap/ButtonGroup';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { lazyComponent } from '../../components/loadable';
import { focusSoon } from '../../lib/focusSoon';
import { ActiveFilters } from './ActiveFilters';
import { filtersCleared, layoutChosen, selectLayout, selectLayoutSeen } from './videoFiltersSlice';
import { NothingFound } from './NothingFound';
import { VideoGrid } from './VideoGrid';
import { SearchAnnouncement } from './SearchAnnouncement';
import { useLessonAnswer } from './useLessonAnswer';
import { selectFoundVideos } from './videoSearch';
import { useVideoTexts } from './videoTexts';

const VideoMap = lazyComponent(async () => (await import('./map/VideoMap')).VideoMap);

/** The heading gets the focus when the focused button is removed. */
export function VideoResults({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useTranslation('videos');
  const dispatch = useAppDispatch();
  const texts = useVideoTexts();
  const chosen = useAppSelector(selectLayout);
  const deferred = useDeferredValue(chosen);
  // Keeps the previous layout until the map's code is loaded.
  const layout = chosen === 'map' ? deferred : chosen;
  const found = useAppSelector((state) => selectFoundVideos(state, texts));
  // Deferred, so that rendering the cards does not block typing.
  const videos = useDeferredValue(found);
  const answer = useLessonAnswer(found.length === 0);

  const focusHeading = () => void focusSoon(() => heading.current);
  const clear = () => {
    dispatch(filtersCleared());
    focusHeading();
  };
  // Not named by its heading, which would be read twice when it gets the focus.
  return (
    <section>
      <div className="d-flex flex-wrap align-items-center justify-content-between gap-2 mb-3 border-top pt-3">
        <h2 id="results" className={`${found.length > 0 ? 'h3' : 'quiet-title'} mb-0`} ref={heading} tabIndex={-1}>
          {t('count', { count: found.length })}
        </h2>
        <SearchAnnouncement count={found.length} answer={answer} heading={heading} />
        <LayoutSwitch />
      </div>
      <ActiveFilters onRemoved={focusHeading} />
      <div className={layout === 'map' ? 'map-sheet d-grid' : undefined}>
        <Suspense>{layout === 'map' && <VideoMap.Component />}</Suspense>
        <div>
          {videos.length > 0 ? (
            <VideoGrid videos={videos} layout={layout === 'map' ? 'list' : layout} startsInSight />
          ) : (
            <NothingFound answer={answer} onCleared={clear} />
          )}
        </div>
      </div>
    </section>
  );
}

const layouts = [
  { layout: 'grid', icon: 'M2 2h5v5H2zM9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z' },
  { layout: 'list', icon: 'M2 3h4v4H2zM2 9h4v4H2zM8.5 5H14M8.5 11H14' },
  { layout: 'map', icon: 'M3 12 7 4l6 4M2 11h2v2H2zM6 3h2v2H6zM12 7h2v2h-2z' },
] as const;

function LayoutSwitch() {
  const { t } = useTranslation('videos');
  const dispatch = useAppDispatch();
  const seen = useAppSelector(selectLayoutSeen);
  return (
    <ButtonGroup aria-label={t('layout.label')} className="layout-switch flex-wrap">
      {layouts.map(({ layout, icon }) => (
        <Button
          key={layout}
          variant="outline"
          className={seen === layout ? 'active' : ''}
          aria-pressed={seen === layout}
          onClick={() => dispatch(layoutChosen(layout))}
        >
          <svg className="d-none d-sm-block" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d={icon} />
          </svg>
          {t(`layout.${layout}`)}
        </Button>
      ))}
    </ButtonGroup>
  );
}
