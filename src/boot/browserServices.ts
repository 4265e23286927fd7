import { loadPage } from '../app/pages';
import { loadLanguage } from '../app/pageTexts';
import type { AppServices } from '../lib/store';
import { lazyWaitlist } from '../features/waitlist/lazyWaitlist';
import type { MailLinkKind, MailLinkOutcome, SignUp } from '../features/waitlist/waitlistService';
import { languageKey } from '../lib/language';
import { networkBack, siteAnswers } from '../lib/online';
import type { EntryState as RouterState } from '../router/scrollPosition';
import { storageOf } from './context';

/** `history.state`. What concerns a sign-up is never in the store, which Redux DevTools show. */
export interface EntryState extends RouterState {
  /** The token of the mail's link that led here. */
  mailToken?: Partial<Record<MailLinkKind, string>>;
  mailOutcome?: Partial<Record<MailLinkKind, MailLinkOutcome>>;
  /** A sign-up that waits for a reload of the page. */
  draft?: SignUp;
}

export function browserServices(window: Window): AppServices {
  const { history } = window;
  return {
    waitlist: lazyWaitlist(),
    subtleCrypto: window.isSecureContext ? window.crypto.subtle : undefined,
    readBrowser: (read) => read(window),
    typed: new Map(),
    loadLanguage,
    loadPage,
    siteAnswers,
    networkBack,
    reload: (once) => reload(window, once),
    addressBar: {
      push: (url, entry) => {
        takeDraft(history);
        const idx = (entryState(history).idx ?? 0) + 1;
        history.pushState({ ...entry, idx } satisfies EntryState, '', url);
      },
      replace: (url, entry) => {
        const { idx = 0 } = entryState(history);
        history.replaceState({ ...entry, idx } satisfies EntryState, '', url);
      },
      go: (delta) => history.go(delta),
    },
    mailToken: (kind) => entryState(history).mailToken?.[kind],
    mailOutcome: {
      read: (kind) => entryState(history).mailOutcome?.[kind],
      keep: (kind, outcome) => {
        const { mailToken: _used, ...state } = entryState(history);
        history.replaceState({ ...state, mailOutcome: { [kind]: outcome } } satisfies EntryState, '');
      },
    },
    draft: {
      keep: (draft) => history.replaceState({ ...entryState(history), draft } satisfies EntryState, ''),
      take: () => {
        const draft = takeDraft(history);
        // Back or Forward may be pressed by another person. Some browsers do not report the type of navigation.
        return (arrivalOf(window) ?? 'reload') === 'reload' ? draft : undefined;
      },
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

const entryState = ({ state }: History) => (state ?? {}) as EntryState;

/** Reloads the page and answers whether it does. Needs no storage: the browser knows whether this document came by a reload. */
function reload(window: Window, once: boolean): boolean {
  if (once && arrivalOf(window) === 'reload') return false;
  window.location.reload();
  return true;
}

function arrivalOf({ performance }: Window): NavigationTimingType | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type;
}

function takeDraft(history: History): EntryState['draft'] {
  const { draft, ...state } = entryState(history);
  if (draft) history.replaceState(state satisfies EntryState, '');
  return draft;
}
