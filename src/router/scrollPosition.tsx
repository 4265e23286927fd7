import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../app/hooks';
import { plainPath } from '../lib/paths';
import type { EntryState } from './addressBar';
import { selectArrival } from './locationSlice';

/** Where a visitor was on a page. Kept in its history entry, so that it survives a reload and needs no storage. */
export interface ScrollPosition {
  top: number;
  pressed?: PressedLink;
}

/** A link is known by where it leads, whatever the language, and its number among those that lead there. */
interface PressedLink {
  path: string;
  index: number;
}

/** In milliseconds. Safari refuses more than a hundred changes of the history in ten seconds. */
const scrollRestsAfter = 150;

/** After Back or Forward, until the page of the new address is shown: scroll events belong to the page before. */
let showsPageBefore = false;

/**
 * Keeps the scroll position of each page for Back and Forward. The browser would restore it as soon as the address has
 * changed, when the page before is still shown; so it does that itself only for a page that it loads.
 */
export function keepScrollPositions({ window }: { window: Window }): void {
  const { history, document } = window;
  let timer: number | undefined;
  const positionNow = (): ScrollPosition => ({ ...positionOf(history), top: window.scrollY });
  const keep = (scrollPosition: ScrollPosition) =>
    history.replaceState({ ...(history.state as EntryState | null), scrollPosition }, '');
  const keepSoon = () => {
    window.clearTimeout(timer);
    if (showsPageBefore) return;
    const entry: unknown = history.state;
    timer = window.setTimeout(() => history.state === entry && keep(positionNow()), scrollRestsAfter);
  };
  const waitForPage = () => {
    showsPageBefore = true;
    window.clearTimeout(timer);
  };
  const keepPressed = ({ target }: Event) => {
    const link = (target as Element).closest('a');
    if (link && !showsPageBefore) keep({ ...positionNow(), pressed: describe(link) });
  };
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  const handOver = () => {
    history.scrollRestoration = 'auto';
  };
  window.addEventListener('scroll', keepSoon);
  document.addEventListener('click', keepPressed, { capture: true });
  window.addEventListener('popstate', waitForPage);
  window.addEventListener('pagehide', handOver);
  window.addEventListener('pageshow', takeOver);
  if (document.readyState === 'complete') takeOver();
  // The browser restores nothing after a tab was thrown out of memory, or where the page had to be loaded in another language.
  const { top = 0 } = positionOf(history) ?? {};
  if (window.scrollY === 0 && top > 0) window.scrollTo(0, top);
}

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

/** Scrolls to where the visitor was on this page, and focuses the link that led away from it. Answers whether it is still there. */
export function restoreScrollPosition(window: Window): boolean {
  const { history, document } = window;
  showsPageBefore = false;
  const position = positionOf(history);
  window.scrollTo(0, position?.top ?? 0);
  const { path, index } = position?.pressed ?? {};
  const link = [...document.links].filter((candidate) => plainPath(candidate.pathname) === path)[index ?? 0];
  link?.focus({ preventScroll: true });
  return link === document.activeElement;
}

function positionOf(history: History): ScrollPosition | undefined {
  return (history.state as EntryState | null)?.scrollPosition;
}

function describe(link: HTMLAnchorElement): PressedLink {
  const path = plainPath(link.pathname);
  const alike = [...link.ownerDocument.links].filter((candidate) => plainPath(candidate.pathname) === path);
  return { path, index: alike.indexOf(link) };
}
