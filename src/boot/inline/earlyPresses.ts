import { languageKey } from '../../lib/language';
import { storageOf } from '../context';

declare global {
  interface Window {
    /** Buttons and links that were pressed before React could answer, in their order; undefined once it can. */
    earlyPresses?: HTMLElement[];
    /** The state of the history entry in which the document was loaded: Back may lead to another before its code is there. */
    loadedEntry?: unknown;
  }
}

/** What only React answers: other buttons open a popover, other links lead to a page. */
const reactControls = 'button[type=button]:not([popovertarget]), button[formmethod=dialog], a[data-for-react]';

/**
 * Keeps presses that only React answers (B17), and what the history entry holds (B12). The browser itself answers the other presses; that
 * a link chooses a language is stored, as the site does it later (I1).
 */
export function keepEarlyPresses(window: Window): void {
  const { document, history, location } = window;
  window.earlyPresses = [];
  window.loadedEntry = history.state;
  document.addEventListener(
    'click',
    (event) => {
      if (!window.earlyPresses) return;
      const target = event.target as Element;
      const pressed = target.closest<HTMLElement>(reactControls);
      // With a key it opens a new tab or window.
      if (pressed && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
        event.preventDefault();
        window.earlyPresses.push(pressed);
      }
      const link = target.closest<HTMLAnchorElement>('a[hreflang]');
      if (!link) return;
      if (location.search) link.search = location.search;
      // A full storage throws.
      storageOf(window)?.setItem(languageKey, link.hreflang);
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
