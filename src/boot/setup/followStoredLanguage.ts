import { languageKey } from '../../i18n/detectLanguage';
import { isLanguage } from '../../lib/language';
import { languageOfPath } from '../../lib/paths';
import { selectLanguage, selectPath } from '../../router/locationSlice';
import { chooseLanguage } from '../../router/navigate';
import { storageOf } from '../storage';
import type { Setup } from './context';

/** I1: a page that the browser kept while another document was shown comes back in the language chosen there. */
export const followStoredLanguage: Setup = ({ window, store }) => {
  const readStored = () => storageOf(window)?.getItem(languageKey);
  // An address that chose the language of this visit counts more than what had been stored before it.
  const overruled = window.document.documentElement.dataset.chosenLanguage ? readStored() : undefined;

  window.addEventListener('pageshow', ({ persisted }) => {
    const stored = readStored();
    const state = store.getState();
    if (!persisted || !isLanguage(stored) || stored === overruled) return;
    if (languageOfPath(selectPath(state)) || stored === selectLanguage(state)) return;
    void store.dispatch(chooseLanguage(stored));
  });
};
