import type { AppThunk } from '../../app/hooks';
import { formatAddress, parseAddress } from '../../lib/address';
import type { Language } from '../../lib/language';
import { languageOfPath, plainPath } from '../../lib/paths';
import { arrived, languageChosen, selectPlainPath, type Arrival } from './locationSlice';

interface NavigateOptions {
  replace?: boolean;
  navigationState?: unknown;
}

/** Follows a link inside the site. The page's language is there before the address changes. */
export function navigate(href: string, { replace, navigationState = null }: NavigateOptions = {}): AppThunk {
  return async (dispatch, _getState, { addressBar }) => {
    const url = formatAddress(parseAddress(href));
    await dispatch(loadLanguageOf(url));
    addressBar[replace ? 'replace' : 'push'](url, navigationState);
    dispatch(arriveAt(url, 'link', navigationState));
  };
}

/** Back and Forward: the address bar has already moved. */
export function followHistory(href: string, navigationState: unknown): AppThunk {
  return async (dispatch) => {
    await dispatch(loadLanguageOf(href));
    dispatch(arriveAt(href, 'history', navigationState));
  };
}

export function chooseLanguage(language: Language): AppThunk {
  return async (dispatch, getState, { loadLanguage }) => {
    await loadLanguage(language, selectPlainPath(getState()));
    dispatch(languageChosen(language));
  };
}

export function arriveAt(href: string, arrival: Arrival, navigationState: unknown) {
  return arrived({ ...parseAddress(href), arrival, navigationState });
}

function loadLanguageOf(href: string): AppThunk {
  return async (_dispatch, getState, { loadLanguage }) => {
    const { path } = parseAddress(href);
    await loadLanguage(languageOfPath(path) ?? getState().location.preferredLanguage, plainPath(path));
  };
}
