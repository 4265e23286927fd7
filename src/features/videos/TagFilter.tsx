import { useDeferredValue, useId, useMemo } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useLanguage } from '../../i18n/useLanguage';
import { TagButton } from './TagButton';
import { selectAreTagsOpen, selectSelectedTags, tagListToggled } from './videoFiltersSlice';
import { readableTag, selectTagCounts } from './videoSearch';
import { selectTags } from './videosSlice';
import { useTagLabel, useVideoTexts } from './videoTexts';

interface FilterProps {
  /** After a press that narrows the results. */
  onChosen: () => void;
}

/** All tags of the catalogue, sorted as they read (V2), with what each would leave (B25). Phones fold the list away. */
export function TagFilter({ onChosen }: FilterProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectAreTagsOpen);
  const selected = useAppSelector(selectSelectedTags);
  const tags = useSortedTags();
  const counts = useTagCounts();
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
        <svg className="dropdown-mark" viewBox="0 0 10 6" width="10" aria-hidden="true">
          <path d="m1 1 4 4 4-4" />
        </svg>
      </Button>
      <fieldset
        id={id}
        aria-label={t('videos.filters.tags')}
        className={`d-md-flex flex-wrap gap-2 mt-3 mt-md-0 ${open ? 'd-flex' : 'd-none'}`}
      >
        {tags.map(({ tag, label }) => (
          <TagButton
            key={tag}
            tag={tag}
            label={label}
            count={counts.get(tag) ?? 0}
            pressed={selected.includes(tag)}
            onChosen={onChosen}
          />
        ))}
      </fieldset>
    </div>
  );
}

/** Comparing words as a language does is slow: once for each language, not with every press. */
function useSortedTags() {
  const language = useLanguage();
  const labelOf = useTagLabel();
  const tags = useAppSelector(selectTags);
  return useMemo(
    () => tags.map((tag) => ({ tag, label: labelOf(tag) })).sort((a, b) => a.label.localeCompare(b.label, language)),
    [tags, labelOf, language],
  );
}

/** Deferred like the cards, so that the letter just typed is drawn first. */
function useTagCounts() {
  const texts = useVideoTexts();
  return useDeferredValue(useAppSelector((state) => selectTagCounts(state, texts)));
}

/** Leaves the lessons whose text can be read already (B14). */
export function ReadableFilter({ onChosen }: FilterProps) {
  const { t } = useTranslation();
  const pressed = useAppSelector(selectSelectedTags).includes(readableTag);
  const count = useTagCounts().get(readableTag)!;
  return (
    <div>
      <TagButton
        tag={readableTag}
        label={t('videos.card.readable')}
        count={count}
        pressed={pressed}
        onChosen={onChosen}
      />
    </div>
  );
}
