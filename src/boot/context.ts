import { canonicalPath, withoutTrailingSlash } from '../lib/paths';
import type { AppStore } from '../lib/store';

export interface BootContext {
  window: Window;
  store: AppStore;
}

export type Setup = (context: BootContext) => void;

/** Only this host name counts as a developer's machine (U3, U8). */
export function isLocalHost(window: Window): boolean {
  return window.location.hostname === 'localhost';
}

/**
 * Whether another site shows this page, as an archive or a web VPN does: the address is not the one that the HTML was built for, but ends
 * in it.
 */
export function isShownElsewhere({ document, location: { pathname, search } }: Window): boolean {
  const { renderedPath } = document.documentElement.dataset;
  if (!renderedPath || canonicalPath(pathname) === renderedPath) return false;
  return [pathname, withoutTrailingSlash(pathname), search].some((part) => part.endsWith(renderedPath));
}

/** The local storage, or null where the browser refuses it, or to read from it. */
export function storageOf(window: Window): Storage | null {
  try {
    const storage = window.localStorage;
    storage.getItem('');
    return storage;
  } catch {
    return null;
  }
}

/** Shows or hides what the built page says while its code stays away (scripts/build/html/document.ts). */
export function tellCodeMissing({ document }: Window, isMissing: boolean): void {
  const told = document.getElementById('code-missing');
  if (told) told.hidden = !isMissing;
}
