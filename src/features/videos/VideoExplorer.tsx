import { useRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ActiveFilters } from './ActiveFilters';
import { ReadableFilter, TagFilter } from './TagFilter';
import { VideoResults } from './VideoResults';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useEarlyText } from '../../components/useEarlyText';
import { searchTyped, selectSearchText } from './videoFiltersSlice';

export function VideoExplorer() {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div role="search" className="explorer-filters d-grid gap-3 mb-4" aria-label={t('videos.filters.label')}>
        <SearchField />
        <ReadableFilter />
        <TagFilter />
        <ActiveFilters onRemoved={() => heading.current?.focus()} />
      </div>
      <VideoResults heading={heading} />
    </>
  );
}

export function SearchField() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const id = useId();
  const search = (text: string) => dispatch(searchTyped(text));
  const field = useEarlyText<HTMLInputElement>(search);
  return (
    <div className="search-field">
      <label className="form-label" htmlFor={id}>
        {t('videos.filters.search')}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        className="form-control"
        autoComplete="off"
        enterKeyHint="search"
        value={useAppSelector(selectSearchText)}
        onChange={(event) => search(event.target.value)}
      />
    </div>
  );
}
