import type { AppThunk } from '../app/hooks';
import { languageFailed } from '../features/toasts/toastsSlice';
import { formatAddress, parseAddress } from '../lib/address';
import type { Language } from '../lib/language';
import { languageOfPath, paths, plainPath } from '../lib/paths';
import { arrived, languageChosen, selectPlainPath, type Arrival, type LoadFailure } from './locationSlice';
import { whyLoadFailed } from './whyLoadFailed';

interface NavigateOptions {
  replace?: boolean;
  navigationState?: unknown;
}

/** Follows a link inside the site. The page's language is there before the address changes. */
export function navigate(href: string, { replace, navigationState = null }: NavigateOptions = {}): AppThunk {
  return async (dispatch, _getState, { addressBar }) => {
    const url = formatAddress(parseAddress(href));
    const hasTexts = await dispatch(loadLanguageOf(url));
    addressBar[replace ? 'replace' : 'push'](url, navigationState);
    const loadFailure = hasTexts ? null : await dispatch(whyLoadFailed());
    dispatch(arriveAt(url, 'link', navigationState, loadFailure));
  };
}

/** Back and Forward: the address bar has already moved. */
export function followHistory(href: string, navigationState: unknown): AppThunk {
  return async (dispatch) => {
    const hasTexts = await dispatch(loadLanguageOf(href));
    const loadFailure = hasTexts ? null : await dispatch(whyLoadFailed());
    dispatch(arriveAt(href, 'history', navigationState, loadFailure));
  };
}

/** Where its texts fail to load, the language stays and a toast says so. */
export function chooseLanguage(language: Language): AppThunk<Promise<void>> {
  return async (dispatch, getState, { loadLanguage }) => {
    try {
      await loadLanguage(language, selectPlainPath(getState()));
    } catch (error) {
      console.error('A language failed to load.', error);
      dispatch(languageFailed());
      return;
    }
    dispatch(languageChosen(language));
  };
}

export function arriveAt(
  href: string,
  arrival: Arrival,
  navigationState: unknown,
  loadFailure: LoadFailure | null = null,
) {
  return arrived({ ...parseAddress(href), arrival, navigationState, loadFailure });
}

/** False when the page's own texts fail to load. @throws when no text of its language can be loaded. */
function loadLanguageOf(href: string): AppThunk<Promise<boolean>> {
  return async (_dispatch, getState, { loadLanguage }) => {
    const { path } = parseAddress(href);
    const language = languageOfPath(path) ?? getState().location.preferredLanguage;
    try {
      await loadLanguage(language, plainPath(path));
      return true;
    } catch {
      await loadLanguage(language, paths.home);
      return false;
    }
  };
}
