import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useEarlyText } from '../../components/useEarlyText';
import { searchTyped, selectSearchText } from './videoFiltersSlice';

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
