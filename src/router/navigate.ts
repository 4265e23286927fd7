import type { AppThunk } from '../app/hooks';
import { languageFailed } from '../features/toasts/toastsSlice';
import { formatAddress, parseAddress } from '../lib/address';
import type { Language } from '../lib/language';
import { languageOfPath, paths, plainPath } from '../lib/paths';
import { reloadFailed } from '../lib/online';
import { arrived, languageChosen, newKey, selectPlainPath, type Arrival, type LoadFailure } from './locationSlice';

/** Follows a link inside the site. The page's language is there before the address changes. */
export function navigate(
  href: string,
  { replace, state = null }: { replace?: boolean; state?: unknown } = {},
): AppThunk {
  return async (dispatch, _getState, { addressBar }) => {
    const url = formatAddress(parseAddress(href));
    const hasTexts = await dispatch(loadLanguageOf(url));
    const key = newKey();
    addressBar[replace ? 'replace' : 'push'](url, { usr: state, key });
    const loadFailure = hasTexts ? null : await dispatch(whyLoadFailed());
    dispatch(arrived({ ...parseAddress(url), arrival: 'link', state, loadFailure, key }));
  };
}

/** Back and Forward: the address bar has already moved. */
export function followHistory(href: string, state: unknown): AppThunk {
  return async (dispatch) => {
    const hasTexts = await dispatch(loadLanguageOf(href));
    const loadFailure = hasTexts ? null : await dispatch(whyLoadFailed());
    dispatch(arriveAt(href, 'history', state, loadFailure));
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

export function arriveAt(href: string, arrival: Arrival, state: unknown, loadFailure: LoadFailure | null = null) {
  return arrived({ ...parseAddress(href), arrival, state, loadFailure });
}

/**
 * Asks whether the site answers, and reloads it if so: then this never resolves, unless the reload fails. `once`: see `reload` in services.
 */
export function whyLoadFailed(once = false): AppThunk<Promise<LoadFailure>> {
  return async (_dispatch, _getState, { siteAnswers, reload }) => {
    if (!(await siteAnswers())) return 'offline';
    if (reload(once)) await reloadFailed();
    return 'gone';
  };
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
