import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import { tagToggled } from './videoFiltersSlice';
import { readableTag } from './videoSearch';

interface TagButtonProps {
  tag: string;
  label: string;
  count: number;
  pressed: boolean;
  /** After a press that narrows the results. */
  onChosen: () => void;
}

/** Of all tags only those that change are drawn again. */
export const TagButton = memo(function TagButton({ tag, label, count, pressed, onChosen }: TagButtonProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isSwitch = tag === readableTag;
  const press = () => {
    dispatch(tagToggled(tag));
    if (!pressed) onChosen();
  };
  return (
    <button
      type="button"
      className={`target ${isSwitch ? '' : 'pill tag'} ${count === 0 ? 'leaves-nothing' : ''}`}
      aria-pressed={pressed}
      onClick={press}
    >
      {isSwitch && <SwitchMark />}
      {label}
      <span className="tag-count muted text-end" aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">{t('videos.count', { count })}</span>
    </button>
  );
});

/** A star that slides to its lit side. */
function SwitchMark() {
  return (
    <svg className="switch-mark" viewBox="0 0 44 24" width="44" height="24" aria-hidden="true">
      <rect x=".75" y=".75" width="42.5" height="22.5" rx="11.25" />
      <path d="M12 4.8 13.7 10.3 19.2 12 13.7 13.7 12 19.2 10.3 13.7 4.8 12 10.3 10.3Z" />
    </svg>
  );
}
