import { detectLanguage, languageKey } from '../../i18n/detectLanguage';
import { storageOf } from '../storage';

/**
 * HTML in a language that the visitor did not ask for is hidden until the page is drawn again in theirs (I1): a host that chooses by
 * `Accept-Language` does not know a stored choice, and a plain one does not read the header. Nobody else touches this mark.
 */
const mark = 'otherLanguage';

export function hideOtherLanguage(window: Window): void {
  const { document, navigator } = window;
  const stored = storageOf(window)?.getItem(languageKey) ?? null;
  if (detectLanguage(stored, navigator.languages) === document.documentElement.lang) return;
  document.documentElement.dataset[mark] = '';
  // When a script fails to load, a page in another language is better than none. Such errors do not bubble.
  const onError = ({ target }: Event) => {
    if ((target as Element).localName === 'script') showPage(document);
  };
  window.addEventListener('error', onError, true);
}

export function isPageHidden({ documentElement }: Document): boolean {
  return mark in documentElement.dataset;
}

export function showPage({ documentElement }: Document): void {
  delete documentElement.dataset[mark];
}
