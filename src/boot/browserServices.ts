import { loadPage } from '../app/pages';
import { loadLanguage } from '../app/pageTexts';
import type { AppServices } from '../lib/store';
import { lazyWaitlist } from '../features/waitlist/lazyWaitlist';
import { languageKey } from '../lib/language';
import { networkBack, siteAnswers } from '../lib/online';
import { writeEntry } from '../router/historyEntry';
import { storageOf } from './context';
import { changeEntry, entryState, type EntryState } from './entryState';
import { reload, restoreTyped } from './reload';

export function browserServices(window: Window): AppServices {
  const typed = new Map<string, FormData>();
  return {
    waitlist: lazyWaitlist(),
    subtleCrypto: window.isSecureContext ? window.crypto?.subtle : undefined,
    readBrowser: (read) => read(window),
    typed,
    restoreTyped: () => restoreTyped(window, typed),
    loadLanguage,
    loadPage,
    nextTask: () => new Promise((resolve) => window.setTimeout(resolve)),
    siteAnswers,
    networkBack,
    reload: (once) => reload(window, typed, once),
    addressBar: {
      push: (url, entry) => {
        const idx = (entryState(window).idx ?? 0) + 1;
        writeEntry(window, 'pushState', { ...entry, idx } satisfies EntryState, url);
      },
      replace: (url, entry) => {
        const { idx = 0, reloadedFrom } = entryState(window);
        writeEntry(window, 'replaceState', { ...entry, idx, reloadedFrom } satisfies EntryState, url);
      },
      go: (delta) => window.history.go(delta),
    },
    mailToken: (kind) => entryState(window).mailToken?.[kind],
    mailOutcome: {
      read: (kind) => entryState(window).mailOutcome?.[kind],
      keep: (kind, outcome) => changeEntry(window, { mailToken: undefined, mailOutcome: { [kind]: outcome } }),
    },
    rememberLanguage: (language) => {
      try {
        storageOf(window)?.setItem(languageKey, language);
      } catch {
        // A full storage throws as well; the choice then lasts for this visit.
      }
    },
    scrollToCommunity: async (signal) => {
      const section = await whenShown(window.document, 'community', signal);
      const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      section.focus({ preventScroll: true });
      section.scrollIntoView({ behavior: reduced ? 'auto' : 'smooth' });
    },
  };
}

/** The element with this id, as soon as the document has it. */
function whenShown(document: Document, id: string, signal: AbortSignal): Promise<HTMLElement> {
  return new Promise((resolve) => {
    const look = () => {
      const element = document.getElementById(id);
      if (!element) return;
      observer.disconnect();
      resolve(element);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    signal.addEventListener('abort', () => observer.disconnect());
    look();
  });
}
