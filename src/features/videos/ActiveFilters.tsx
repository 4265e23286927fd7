import { useDeferredValue } from 'react';
import { Button } from '../../components/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { filtersCleared, searchTyped, selectFilters, selectIsFiltered, tagToggled } from './videoFiltersSlice';
import { useTagLabel } from './videoTexts';

/** What narrows the list now, each removable (V3). The pressed button disappears, so `onRemoved` has to move the focus. */
export function ActiveFilters({ onRemoved }: { onRemoved: () => void }) {
  const { t } = useTranslation('videos');
  const labelOf = useTagLabel();
  const dispatch = useAppDispatch();
  // Deferred like the cards, so that the letter just typed is drawn first.
  const { text, tags } = useDeferredValue(useAppSelector(selectFilters));
  const isFiltered = useDeferredValue(useAppSelector(selectIsFiltered));
  if (!isFiltered) return null;

  const removals = [
    ...(text.trim() ? [{ label: t('filters.quoted', { text: text.trim() }), remove: searchTyped('') }] : []),
    ...tags.map((tag) => ({ label: labelOf(tag), remove: tagToggled(tag) })),
  ];
  const dispatchRemoval = (action: Parameters<typeof dispatch>[0]) => {
    dispatch(action);
    onRemoved();
  };
  return (
    <fieldset aria-label={t('filters.active')} className="d-flex flex-wrap align-items-center gap-2 mb-3">
      {removals.map(({ label, remove }) => (
        <button
          key={label}
          type="button"
          className="target pill chip"
          aria-label={t('filters.remove', { label })}
          onClick={() => dispatchRemoval(remove)}
        >
          {label}
          <span aria-hidden="true">×</span>
        </button>
      ))}
      <Button variant="link" className="px-2" onClick={() => dispatchRemoval(filtersCleared())}>
        {t('filters.clear')}
      </Button>
    </fieldset>
  );
}
