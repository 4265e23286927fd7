import { loadPage } from '../app/pages';
import type { Services } from '../app/services';
import { lazyWaitlist } from '../features/waitlist/lazyWaitlist';
import { languageKey } from '../i18n/detectLanguage';
import { loadLanguage } from '../i18n/loadedLanguages';
import { networkBack, siteAnswers } from '../lib/online';
import { reload } from './reload';
import { storageOf } from './storage';

/** The outside world as a browser has it. */
export function browserServices(window: Window): Services {
  const { history } = window;
  return {
    waitlist: lazyWaitlist(),
    loadLanguage,
    loadPage,
    siteAnswers,
    networkBack,
    reload: (once) => reload(window, once),
    addressBar: {
      push: (url, state) => history.pushState(state, '', url),
      replace: (url, state) => history.replaceState(state, '', url),
      go: (delta) => history.go(delta),
    },
    rememberLanguage: (language) => {
      try {
        storageOf(window)?.setItem(languageKey, language);
      } catch {
        // A full storage refuses too: the choice then lasts as long as the visit.
      }
    },
    scrollToCommunity: () => {
      const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      const section = window.document.getElementById('community');
      section?.focus({ preventScroll: true });
      section?.scrollIntoView({ behavior: reduced ? 'auto' : 'smooth' });
    },
  };
}
