import { detectLanguage, languageKey } from '../i18n/detectLanguage';
import { storageOf } from './storage';

/**
 * Keeps HTML in a language that the visitor did not ask for out of sight until it is drawn anew (I1). A host that
 * chooses by `Accept-Language` knows nothing of a stored choice, and a plain one not even of the header.
 */
export function hideOtherLanguage(window: Window): void {
  const { documentElement } = window.document;
  const stored = storageOf(window)?.getItem(languageKey) ?? null;
  if (detectLanguage(stored, window.navigator.languages) !== documentElement.lang) {
    documentElement.dataset.otherLanguage = '';
    // Should the script that draws it anew not come, another language is better than nothing. Such errors do not bubble.
    const show = ({ target }: Event) => {
      if ((target as Element).localName === 'script') delete documentElement.dataset.otherLanguage;
    };
    window.addEventListener('error', show, true);
  }
}
