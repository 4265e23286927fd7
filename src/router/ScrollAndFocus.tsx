import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../app/hooks';
import { selectArrival } from './locationSlice';
import { restoreScrollPosition } from './scrollPosition';

/**
 * A followed link leads to the top of the new page, and the focus to its content, which the page's title names. Back and Forward lead to
 * where the visitor was, and a screen reader hears the title here.
 */
export function ScrollAndFocus() {
  const { key } = useLocation();
  const arrival = useAppSelector(selectArrival);
  const shownKey = useRef(key);
  const announcement = useRef<HTMLParagraphElement>(null);
  // Before the new page is painted, or a view transition shows it.
  useLayoutEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (arrival === 'load') return;
    const isBack = arrival === 'history' && restoreScrollPosition(window);
    announcement.current!.textContent = isBack ? document.title : '';
    if (isBack) return;
    if (arrival === 'link') window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [key, arrival]);
  return <p ref={announcement} className="visually-hidden" aria-live="polite" />;
}
