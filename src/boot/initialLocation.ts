import { preferenceDetected, selectLanguage, selectLoadFailure } from '../router/locationSlice';
import { arriveAt } from '../router/navigate';
import { detectLanguage, languageKey } from '../lib/language';
import { formatAddress, parseAddress, type Address } from '../lib/address';
import { storageOf, type BootContext } from './context';

function addressOf({ location }: Window): Address {
  return parseAddress(location.pathname + location.search);
}

/** What the address chose (`/es/…`), else the stored choice. */
function readChoice(window: Window): string | null {
  const { chosenLanguage } = window.document.documentElement.dataset;
  return chosenLanguage ?? storageOf(window)?.getItem(languageKey) ?? null;
}

/** The path of the address bar, in the visitor's language. The query follows after hydration: no page is built for one. */
export function arriveAtPath({ window, store }: BootContext): void {
  const language = detectLanguage(readChoice(window), window.navigator.languages);
  store.dispatch(preferenceDetected(language));
  store.dispatch(arriveAt(addressOf(window).path, 'load', null));
}

/** The query of the address bar, after hydration. */
export function arriveWithQuery({ window, store }: BootContext): void {
  const address = addressOf(window);
  const loadFailure = selectLoadFailure(store.getState());
  if (address.query) store.dispatch(arriveAt(formatAddress(address), 'load', null, loadFailure));
}

/** Whether the document's HTML is of this page in this language, and the page's code is loaded. */
export function wasRenderedFor({ window, store }: BootContext): boolean {
  const { lang, dataset } = window.document.documentElement;
  const { location } = store.getState();
  return !location.loadFailure && dataset.renderedPath === location.path && lang === selectLanguage(store.getState());
}
