import { useCallback, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TagFilter } from './TagFilter';
import { TagOffers } from './TagOffers';
import { VideoResults } from './VideoResults';
import { useAppDispatch, useAppSelector, useAppStore } from '../../lib/store';
import { useLanguage } from '../../i18n/useLanguage';
import { prefersReducedMotion } from '../../lib/device';
import { focusSoon } from '../../lib/focusSoon';
import { selectIsMobile } from '../layout/layoutSlice';
import { answers } from './useLessonAnswer';
import { searchTyped, selectSearchText } from './videoFiltersSlice';

export function VideoExplorer() {
  const { t } = useTranslation('videos');
  const heading = useRef<HTMLHeadingElement>(null);
  const store = useAppStore();
  /** Scrolls on a phone to results that start below the fold. Does not move the focus. */
  const showResults = useCallback(
    (top: Element | null = heading.current) => {
      // Asked for here alone: the build does not know it, and the whole explorer would be rendered again after hydration.
      if (!selectIsMobile(store.getState())) return;
      const isBelowFold = heading.current!.getBoundingClientRect().top > window.innerHeight * 0.6;
      if (isBelowFold) top?.scrollIntoView({ behavior: prefersReducedMotion().matches ? 'auto' : 'smooth' });
    },
    [store],
  );
  const goToResults = () => {
    focusSoon(() => heading.current);
    showResults();
  };
  return (
    <>
      <div
        role="search"
        className="explorer-filters d-flex flex-wrap align-items-end gap-3 mb-3"
        aria-label={t('filters.label')}
      >
        <Search onSubmitted={showResults} onOfferTaken={goToResults} />
        <TagFilter onChosen={showResults} />
      </div>
      <VideoResults heading={heading} />
    </>
  );
}

interface SearchProps {
  /** Gets the element to scroll to; without one, the results heading is used. */
  onSubmitted: (top?: Element | null) => void;
  onOfferTaken: () => void;
}

/** The search field, and the tags that its text may mean. */
function Search({ onSubmitted, onOfferTaken }: SearchProps) {
  const { t } = useTranslation('videos');
  const dispatch = useAppDispatch();
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const search = (text: string) => dispatch(searchTyped(text));
  const field = useRef<HTMLInputElement>(null);
  // What was typed while the page was still plain HTML, or what the browser kept over a reload.
  useEffect(() => {
    const { value, defaultValue } = field.current!;
    // React writes its own text into both.
    if (value !== defaultValue) dispatch(searchTyped(value));
  }, [dispatch]);
  const submit = () => onSubmitted(container.current?.querySelector('.tag-offer') ? container.current : undefined);
  return (
    <div ref={container} className="search d-flex flex-wrap align-items-end gap-3">
      <div className="search-field">
        <label className="form-label" htmlFor={id}>
          {t('filters.search')}
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          className="form-control"
          autoComplete="off"
          enterKeyHint="search"
          value={useAppSelector(selectSearchText)}
          onFocus={answers[useLanguage()].begin}
          onChange={(event) => search(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && submit()}
        />
      </div>
      <TagOffers onTaken={onOfferTaken} />
    </div>
  );
}
