import type { AppThunk } from '../app/hooks';
import { languageFailed } from '../features/toasts/toastsSlice';
import { formatAddress, parseAddress } from '../lib/address';
import type { Language } from '../lib/language';
import { pathIn } from '../lib/paths';
import { arrived, newKey, pathChanged, selectPlainPath, type Arrival, type LoadFailure } from './locationSlice';

/** Follows a link inside the site. */
export function navigate(
  href: string,
  { replace, state = null }: { replace?: boolean; state?: unknown } = {},
): AppThunk<void> {
  return (dispatch, getState, { addressBar }) => {
    const address = parseAddress(href);
    const key = newKey();
    dispatch(arrived({ ...address, arrival: 'link', state, loadFailure: null, key }));
    // While Redux DevTools shows an earlier moment, the page stays, and so does its address.
    if (getState().location.key !== key) return;
    addressBar[replace ? 'replace' : 'push'](formatAddress(address), { usr: state, key });
  };
}

/** Back and Forward: the address bar has already moved. */
export function followHistory(href: string, state: unknown) {
  return arriveAt(href, 'history', state);
}

/** Where its texts fail to load, the language stays and a toast says so. */
export function chooseLanguage(language: Language): AppThunk<Promise<void>> {
  return async (dispatch, getState, { loadLanguage, rememberLanguage }) => {
    try {
      await loadLanguage(language, selectPlainPath(getState()));
    } catch (error) {
      console.error('A language failed to load.', error);
      dispatch(languageFailed());
      return;
    }
    rememberLanguage(language);
    dispatch(pathChanged(pathIn(language, selectPlainPath(getState()))));
  };
}

export function arriveAt(href: string, arrival: Arrival, state: unknown, loadFailure: LoadFailure | null = null) {
  return arrived({ ...parseAddress(href), arrival, state, loadFailure });
}
