import { detectLanguage, languageKey, defaultLanguage } from '../../lib/language';
import { namedLanguage, namedPath, plainPath } from '../../lib/paths';
import { storageOf } from '../context';

/**
 * Goes from a plain address to the page's HTML in the visitor's language, where this HTML is of another one (I1): a plain host does not
 * read `Accept-Language`, and none knows a stored choice. At `/es/…` it shows the plain address; there the address has chosen the language.
 * It never leaves an address that names a language, so it cannot go round in circles.
 */
export function goToLanguage(window: Window): void {
  const { document, location, history, navigator } = window;
  const { lang, dataset } = document.documentElement;
  const { pathname, search, hash } = location;
  const named = namedLanguage(pathname);
  if (named === defaultLanguage) {
    dataset.chosenLanguage = named;
    // An address that begins with two slashes would be on another host.
    history.replaceState(history.state, '', plainPath(pathname).replace(/^\/+/, '/') + search + hash);
  }
  if (named) return;
  const wanted = detectLanguage(storageOf(window)?.getItem(languageKey) ?? null, navigator.languages);
  if (wanted === lang) return;
  // The rest of this page would only hold up the other one.
  window.stop();
  const address = namedPath(wanted, pathname) + search + hash;
  if (history.state === null) {
    location.replace(address);
    return;
  }
  // A visitor who comes back to this entry finds again what it keeps: a mail's token, and the place on the page.
  history.replaceState(history.state, '', address);
  location.reload();
}
