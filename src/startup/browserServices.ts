import type { Services } from '../app/services';
import { languageKey } from '../i18n/detectLanguage';
import { loadLanguage } from '../i18n/loadedLanguages';
import { supabaseWaitlist } from './supabaseWaitlist';

/** The outside world as a browser has it. */
export function browserServices(window: Window): Services {
  const { history, localStorage: storage } = window;
  return {
    waitlist: supabaseWaitlist,
    loadLanguage,
    addressBar: {
      push: (url, state) => history.pushState(state, '', url),
      replace: (url, state) => history.replaceState(state, '', url),
      go: (delta) => history.go(delta),
    },
    rememberLanguage: (language) => {
      try {
        storage.setItem(languageKey, language);
      } catch {
        // Storage refused: the choice lasts as long as the visit.
      }
    },
    scrollToCommunity: () => window.document.getElementById('community')?.scrollIntoView({ behavior: 'smooth' }),
  };
}
