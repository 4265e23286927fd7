import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useLanguage } from '../../i18n/useLanguage';
import { useTagLabel } from './useTagLabel';
import { selectAreTagsOpen, selectSelectedTags, tagListToggled, tagToggled } from './videoFiltersSlice';
import { selectTagCounts } from './videosSlice';

/** All tags of the catalogue, sorted as they read (V2). Phones fold the list away. */
export function TagFilter() {
  const { t } = useTranslation();
  const language = useLanguage();
  const labelOf = useTagLabel();
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectAreTagsOpen);
  const selected = useAppSelector(selectSelectedTags);
  const tags = useAppSelector(selectTagCounts)
    .map(({ tag, count }) => ({ tag, count, label: labelOf(tag) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  const id = useId();

  return (
    <div className="tag-filter">
      <button
        type="button"
        className="btn btn-outline-light tag-filter-toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => dispatch(tagListToggled())}
      >
        {t('videos.filters.tags')}
      </button>
      <fieldset id={id} aria-label={t('videos.filters.tags')} className={`tag-list ${open ? 'open' : ''}`}>
        {tags.map(({ tag, count, label }) => (
          <button
            key={tag}
            type="button"
            className="tag"
            aria-pressed={selected.includes(tag)}
            onClick={() => dispatch(tagToggled(tag))}
          >
            {label}
            <span className="tag-count" aria-hidden="true">
              {count}
            </span>
            <span className="visually-hidden">{t('videos.count', { count })}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
