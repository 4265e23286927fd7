import { memo } from 'react';
import { useI18n } from '../../i18n/useI18n';
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
  const { t } = useI18n();
  const dispatch = useAppDispatch();
  return (
    <button type="button" className="tag" aria-pressed={pressed} onClick={() => dispatch(tagToggled(tag))}>
      {label}
      <span className="tag-count" aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">{t('videos.count', { count })}</span>
    </button>
  );
});
