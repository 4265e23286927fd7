import { preferenceDetected, selectLanguage, selectLoadFailure } from '../router/locationSlice';
import { arriveAt } from '../router/navigate';
import { detectLanguage, languageKey } from '../i18n/detectLanguage';
import { formatAddress, parseAddress, type Address } from '../lib/address';
import { storageOf } from './storage';
import type { BootContext } from './setup/context';

function addressOf({ location }: Window): Address {
  return parseAddress(location.pathname + location.search);
}

function readChoice(window: Window): string | null {
  return storageOf(window)?.getItem(languageKey) ?? null;
}

/** Puts the visitor where the address bar says, in their language, yet without the query: no page was built for one. */
export function arriveAtPath({ window, store }: BootContext): void {
  const language = detectLanguage(readChoice(window), window.navigator.languages);
  store.dispatch(preferenceDetected(language));
  store.dispatch(arriveAt(addressOf(window).path, 'load', null));
}

/** The rest of the address, once the page stands. */
export function arriveWithQuery({ window, store }: BootContext): void {
  const address = addressOf(window);
  const loadFailure = selectLoadFailure(store.getState());
  if (address.query) store.dispatch(arriveAt(formatAddress(address), 'load', null, loadFailure));
}

/** Whether the HTML in the document is this very page in this very language, and its code is there. */
export function wasRenderedFor({ window, store }: BootContext): boolean {
  const { lang, dataset } = window.document.documentElement;
  const { location } = store.getState();
  return !location.loadFailure && dataset.renderedPath === location.path && lang === selectLanguage(store.getState());
}
