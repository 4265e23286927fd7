import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import Button from 'react-bootstrap/Button';
import Stack from 'react-bootstrap/Stack';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { moreAsked, pageSize, selectShownCount } from './videoFiltersSlice';
import { selectFoundVideos } from './videoSearch';
import { useVideoTexts } from './videoTexts';

/** Below a list too long to be shown at once: how much of it is there, and the button for more. */
export function MoreVideos() {
  const { t } = useTranslation('videos');
  const dispatch = useAppDispatch();
  const texts = useVideoTexts();
  const total = useAppSelector((state) => selectFoundVideos(state, texts).length);
  const shown = Math.min(total, useAppSelector(selectShownCount));

  /** Focuses the first new video, since the button may be gone by then. */
  const showMore = ({ currentTarget }: MouseEvent) => {
    const list = currentTarget.closest('section');
    flushSync(() => dispatch(moreAsked()));
    list?.querySelectorAll<HTMLElement>('.card-title a')[shown]?.focus();
  };
  return (
    <Stack gap={3} className="align-items-center mt-5 muted">
      <p className="mb-0" aria-live="polite">
        {t('more.shown', { shown, total })}
      </p>
      {shown < total && (
        <Button variant="outline-light" onClick={showMore}>
          {t('more.show', { more: Math.min(pageSize, total - shown) })}
        </Button>
      )}
    </Stack>
  );
}
