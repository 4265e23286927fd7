import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { searchTyped, selectSearchText } from './videoFiltersSlice';

export function SearchField() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const id = useId();
  return (
    <div className="search-field">
      <label className="form-label" htmlFor={id}>
        {t('videos.filters.search')}
      </label>
      <input
        id={id}
        type="search"
        className="form-control"
        autoComplete="off"
        enterKeyHint="search"
        value={useAppSelector(selectSearchText)}
        onChange={(event) => dispatch(searchTyped(event.target.value))}
      />
    </div>
  );
}
