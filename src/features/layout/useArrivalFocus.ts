import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { selectArrival } from '../../router/locationSlice';

/** A followed link leads to the top of the new page, and the focus with it; Back and Forward are the browser's own. */
export function useArrivalFocus(): void {
  const { key } = useLocation();
  const arrival = useAppSelector(selectArrival);
  const shownKey = useRef(key);
  // Before anything of the new page is painted, or blended in.
  useLayoutEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (arrival !== 'link') return;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [key, arrival]);
}
