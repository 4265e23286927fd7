import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../lib/store';
import { parseAddress } from '../lib/address';
import { plainPath } from '../lib/paths';
import { entryOf, writeEntry } from './historyEntry';
import { selectArrival, type RouterEntry } from './locationSlice';

/** The scroll position and pressed link of a page. Stored in `history.state`, which survives a reload. */
export interface ScrollPosition {
  top: number;
  pressed?: PressedLink;
}

/** `history.state`: the fields of react-router, and the place beside them. */
export interface EntryState extends RouterEntry {
  scrollPosition?: ScrollPosition;
}

/** Identifies a link by its path without language and its index among links to that path. */
interface PressedLink {
  path: string;
  index: number;
}

/** Debounce delay: browsers allow only so many calls of `history`. */
const saveDelayMs = 150;

/** True from `popstate` until another page is rendered, whatever led to it: scroll events belong to the old one. */
let showsOldPage = false;

/**
 * Saves each page's scroll position for Back and Forward. The browser would restore it while the old page is still
 * rendered, so `scrollRestoration` is automatic only while a document loads.
 */
export function keepScrollPositions({ window }: { window: Window }): void {
  const { history, document } = window;
  showsOldPage = false;
  let timer: number | undefined;
  const positionNow = (): ScrollPosition => ({ ...positionOf(window), top: window.scrollY });
  const save = (scrollPosition: ScrollPosition) =>
    writeEntry(window, 'replaceState', { ...entryOf(window), scrollPosition } satisfies EntryState);
  const saveDebounced = () => {
    window.clearTimeout(timer);
    if (showsOldPage) return;
    const entry = entryOf(window);
    timer = window.setTimeout(() => entryOf(window) === entry && save(positionNow()), saveDelayMs);
  };
  const beginPageChange = () => {
    showsOldPage = true;
    window.clearTimeout(timer);
  };
  const savePressed = ({ target }: Event) => {
    const link = (target as Element).closest<Link>('a[href]');
    if (link && !showsOldPage) save({ ...positionNow(), pressed: describe(link) });
  };
  const restoreManually = () => {
    history.scrollRestoration = 'manual';
  };
  const restoreAutomatically = () => {
    history.scrollRestoration = 'auto';
  };
  window.addEventListener('scroll', saveDebounced);
  document.addEventListener('click', savePressed, { capture: true });
  window.addEventListener('popstate', beginPageChange);
  window.addEventListener('pagehide', restoreAutomatically);
  window.addEventListener('pageshow', restoreManually);
  if (document.readyState === 'complete') restoreManually();
  // The browser restores nothing after discarding a tab, or when the page had to load in another language.
  const { top = 0 } = positionOf(window) ?? {};
  if (window.scrollY === 0 && top > 0) window.scrollTo(0, top);
}

/** A link scrolls to the top and focuses `main`; Back and Forward restore scroll position and focus, and announce the title. */
export function ScrollAndFocus() {
  const { key } = useLocation();
  const arrival = useAppSelector(selectArrival);
  const shownKey = useRef(key);
  const announcement = useRef<HTMLParagraphElement>(null);
  // A layout effect, so that it runs before paint and before a view transition's snapshot.
  useLayoutEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    showsOldPage = false;
    if (arrival === 'load') return;
    const isRestored = arrival === 'history' && restoreScrollPosition(window);
    announcement.current!.textContent = arrival === 'history' ? document.title : '';
    if (isRestored) return;
    if (arrival === 'link') window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [key, arrival]);
  return <p ref={announcement} className="visually-hidden" aria-live="polite" />;
}

/** Restores the saved scroll position and focuses the link pressed then. Returns whether it got the focus. */
export function restoreScrollPosition(window: Window): boolean {
  const { document, location } = window;
  const position = positionOf(window);
  const part = document.getElementById(location.hash.slice(1));
  // An address typed anew with a #part is an entry of its own, without a position.
  if (!position && part) part.scrollIntoView();
  else window.scrollTo(0, position?.top ?? 0);
  const { path, index } = position?.pressed ?? {};
  const link = linksTo(path, document)[index ?? 0];
  link?.focus({ preventScroll: true });
  return link === document.activeElement;
}

function positionOf(window: Window): ScrollPosition | undefined {
  const entry: EntryState | null = entryOf(window);
  return entry?.scrollPosition;
}

function describe(link: Link): PressedLink {
  const path = pathOf(link);
  return { path, index: linksTo(path, link.ownerDocument).indexOf(link) };
}

/** In a drawing, too: there a link has no `pathname`, and `document.links` leaves it out. */
type Link = HTMLAnchorElement | SVGAElement;

function linksTo(path: string | undefined, document: Document): Link[] {
  if (!path) return [];
  const links = [...document.querySelectorAll<Link>('a[href]')];
  // Most lead elsewhere, which is seen sooner than their address is read.
  return links.filter((link) => link.getAttribute('href')!.includes(path) && pathOf(link) === path);
}

function pathOf(link: Link): string {
  return plainPath(parseAddress(link.getAttribute('href')!).path);
}
