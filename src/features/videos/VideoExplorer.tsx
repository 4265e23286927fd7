import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActiveFilters } from './ActiveFilters';
import { ReadableFilter } from './ReadableFilter';
import { SearchField } from './SearchField';
import { TagFilter } from './TagFilter';
import { VideoResults } from './VideoResults';

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
