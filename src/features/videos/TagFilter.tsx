import { useId, useMemo, memo } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useLanguage } from '../../i18n/useLanguage';
import { selectAreTagsOpen, selectSelectedTags, tagListToggled, tagToggled } from './videoFiltersSlice';
import { selectTagCounts } from './videosSlice';
import { useTagLabel } from './videoTexts';
import { lessonIds } from '../lessons/lessonIds';
import { readableTag } from './videoSearch';

/** All tags of the catalogue, sorted as they read (V2). Phones fold the list away. */
export function TagFilter() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectAreTagsOpen);
  const selected = useAppSelector(selectSelectedTags);
  const tags = useSortedTags();
  const id = useId();

  return (
    <div>
      <Button
        variant="outline-light"
        className="d-md-none"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => dispatch(tagListToggled())}
      >
        {t('videos.filters.tags')}
        <svg className="dropdown-mark" viewBox="0 0 10 6" aria-hidden="true">
          <path d="m1 1 4 4 4-4" />
        </svg>
      </Button>
      <fieldset
        id={id}
        aria-label={t('videos.filters.tags')}
        className={`d-md-flex flex-wrap gap-2 mt-3 mt-md-0 ${open ? 'd-flex' : 'd-none'}`}
      >
        {tags.map(({ tag, count, label }) => (
          <TagButton key={tag} tag={tag} label={label} count={count} pressed={selected.includes(tag)} />
        ))}
      </fieldset>
    </div>
  );
}

/** Comparing words as a language does is slow: once for each language, not with every press. */
function useSortedTags() {
  const language = useLanguage();
  const labelOf = useTagLabel();
  const counts = useAppSelector(selectTagCounts);
  return useMemo(
    () =>
      counts
        .map(({ tag, count }) => ({ tag, count, label: labelOf(tag) }))
        .sort((a, b) => a.label.localeCompare(b.label, language)),
    [counts, labelOf, language],
  );
}

/** Leaves the lessons whose text can be read already (B14). */
export function ReadableFilter() {
  const { t } = useTranslation();
  const pressed = useAppSelector(selectSelectedTags).includes(readableTag);
  return (
    <div>
      <TagButton tag={readableTag} label={t('videos.card.readable')} count={lessonIds.length} pressed={pressed} />
    </div>
  );
}

interface TagButtonProps {
  tag: string;
  label: string;
  count: number;
  pressed: boolean;
}

/** Of all tags only the pressed one is drawn again. */
const TagButton = memo(function TagButton({ tag, label, count, pressed }: TagButtonProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  return (
    <button type="button" className="target pill tag" aria-pressed={pressed} onClick={() => dispatch(tagToggled(tag))}>
      {label}
      <span className="tag-count" aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">{t('videos.count', { count })}</span>
    </button>
  );
});
