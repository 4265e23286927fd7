import { languageKey } from '../../i18n/detectLanguage';
import { storageOf } from '../storage';

declare global {
  interface Window {
    /** Buttons that were pressed before React could answer, in their order; undefined once it can. */
    earlyPresses?: HTMLElement[];
  }
}

/**
 * Keeps presses of buttons that only React answers (B17). The browser itself answers those that open a popover, and links; that a link
 * chooses a language is stored, as the site does it later (I1).
 */
export function keepEarlyPresses(window: Window): void {
  const { document, location } = window;
  window.earlyPresses = [];
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!window.earlyPresses) return;
      const button = (target as Element).closest<HTMLElement>('button[type=button]:not([popovertarget])');
      if (button) window.earlyPresses.push(button);
      const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
      if (!link) return;
      storageOf(window)?.setItem(languageKey, link.hreflang);
      if (location.search) link.search = location.search;
    },
    true,
  );
}

/** The presses so far. Call it when React begins to listen: from then on it answers by itself. */
export function takeEarlyPresses(window: Window): HTMLElement[] {
  const presses = window.earlyPresses ?? [];
  window.earlyPresses = undefined;
  return presses;
}
