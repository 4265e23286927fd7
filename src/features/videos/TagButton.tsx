import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import { tagToggled } from './videoFiltersSlice';

interface TagButtonProps {
  tag: string;
  label: string;
  count: number;
  pressed: boolean;
}

/** Of all tags only the pressed one is drawn again. */
export const TagButton = memo(function TagButton({ tag, label, count, pressed }: TagButtonProps) {
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
