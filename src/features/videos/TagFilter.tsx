import { memo, useDeferredValue, useId, useMemo } from 'react';
import { Button } from '../../components/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { useLanguage } from '../../i18n/useLanguage';
import { selectAreTagsOpen, selectSelectedTags, tagListToggled, tagToggled } from './videoFiltersSlice';
import { isMark, marks } from './filtersInAddress';
import { selectTagCounts } from './videoSearch';
import { selectTags } from './videosSlice';
import { useTagLabel, useVideoTexts } from './videoTexts';

/** Switches for lessons to read and experiments (B14) and all tags (V2), with result counts (B25). Phones collapse the tags. */
export function TagFilter({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation('videos');
  const dispatch = useAppDispatch();
  const labelOf = useTagLabel();
  const open = useAppSelector(selectAreTagsOpen);
  const selected = useAppSelector(selectSelectedTags);
  const tags = useSortedTags();
  const texts = useVideoTexts();
  // Deferred like the cards, so that it does not block typing.
  const counts = useDeferredValue(useAppSelector((state) => selectTagCounts(state, texts)));
  const id = useId();
  const button = (tag: string, label: string) => (
    <TagButton
      key={tag}
      tag={tag}
      label={label}
      count={counts.get(tag) ?? 0}
      pressed={selected.includes(tag)}
      onChosen={onChosen}
    />
  );

  return (
    <>
      <div className="explorer-switches d-flex flex-wrap column-gap-3">
        {Object.keys(marks).map((mark) => button(mark, labelOf(mark)))}
      </div>
      <Button
        variant="outline"
        className="d-md-none"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => dispatch(tagListToggled())}
      >
        {t('filters.tags')}
        <svg className="dropdown-mark" viewBox="0 0 10 6" width="10" aria-hidden="true">
          <path d="m1 1 4 4 4-4" />
        </svg>
      </Button>
      <fieldset
        id={id}
        aria-label={t('filters.tags')}
        className={`d-md-flex flex-wrap gap-2 w-100 ${open ? 'd-flex' : 'd-none'}`}
      >
        {tags.map(({ tag, label }) => button(tag, label))}
      </fieldset>
    </>
  );
}

/** Memoised for each language, because `localeCompare` is slow. */
function useSortedTags() {
  const language = useLanguage();
  const labelOf = useTagLabel();
  const tags = useAppSelector(selectTags);
  return useMemo(
    () => tags.map((tag) => ({ tag, label: labelOf(tag) })).sort((a, b) => a.label.localeCompare(b.label, language)),
    [tags, labelOf, language],
  );
}

interface TagButtonProps {
  tag: string;
  label: string;
  count: number;
  pressed: boolean;
  /** Called when a press narrows the results. */
  onChosen: () => void;
}

/** Memoised, so that only the tags that change render again. */
const TagButton = memo(function TagButton({ tag, label, count, pressed, onChosen }: TagButtonProps) {
  const { t } = useTranslation('videos');
  const dispatch = useAppDispatch();
  const isSwitch = isMark(tag);
  const press = () => {
    dispatch(tagToggled(tag));
    if (!pressed) onChosen();
  };
  return (
    <button
      type="button"
      className={`target ${isSwitch ? '' : 'pill tag'} ${count === 0 ? 'tag-empty' : ''}`}
      aria-pressed={pressed}
      onClick={press}
    >
      {isSwitch && <SwitchMark />}
      <span>{label}</span>
      <span className="tag-count muted text-end" aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">{t('count', { count })}</span>
    </button>
  );
});

/** A toggle switch whose knob is a star. */
function SwitchMark() {
  return (
    <svg className="switch-mark" viewBox="0 0 44 24" width="44" height="24" aria-hidden="true">
      <rect x=".75" y=".75" width="42.5" height="22.5" rx="11.25" />
      <path d="M12 4.8 13.7 10.3 19.2 12 13.7 13.7 12 19.2 10.3 13.7 4.8 12 10.3 10.3Z" />
    </svg>
  );
}
