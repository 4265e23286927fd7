import { addListener } from '@reduxjs/toolkit';
import type { AppDispatch, AppServices, AppStartListening, AppThunk } from '../lib/store';
import { formatAddress, parseAddress } from '../lib/address';
import type { Language } from '../lib/language';
import { reloadFailed } from '../lib/online';
import { languageOf, pathIn, plainPath } from '../lib/paths';
import {
  arrived,
  isArrival,
  languageChosen,
  languageFailed,
  linkFollowed,
  pageFailedToLoad,
  pageRetried,
  pathChanged,
  selectLanguage,
  selectLocation,
  selectPlainPath,
  type Arrival,
  type LoadFailure,
} from './locationSlice';

/** Follows a link inside the site: loads its page, then arrives, unless the visitor goes elsewhere meanwhile. */
export function navigate(
  href: string,
  { replace = false, state = null }: { replace?: boolean; state?: unknown } = {},
): AppThunk {
  return async (dispatch, getState, services) => {
    const followed = linkFollowed();
    const key = followed.payload;
    dispatch(followed);
    const address = parseAddress(href);
    const languageBefore = selectLanguage(getState());
    const loading = loadPageAt(address.path, services);
    // The press is painted first.
    await Promise.allSettled([loading, services.nextTask()]);
    // Redux DevTools may show an earlier moment.
    if (selectLocation(getState()).awaited !== key) return;
    const language = selectLanguage(getState());
    if (language !== languageBefore) {
      const path = pathIn(language, plainPath(address.path));
      await dispatch(navigate(path + address.query, { replace, state }));
      return;
    }
    dispatch(arrived({ ...address, arrival: 'link', state, loadFailure: null, key }));
    services.addressBar[replace ? 'replace' : 'push'](formatAddress(address), { usr: state, key });
    await dispatch(loadCurrentPage(false, loading));
  };
}

/** Back and Forward: the address bar has already moved. */
export function followHistory(href: string, state: unknown) {
  return arriveAt(href, 'history', state);
}

/** Where its texts fail to load, the language stays and a toast says so. */
export function chooseLanguage(language: Language): AppThunk {
  return async (dispatch, getState, { loadLanguage, nextTask, rememberLanguage }) => {
    const chosen = languageChosen();
    dispatch(chosen);
    const isLatest = () => selectLocation(getState()).awaitedLanguage === chosen.payload;
    try {
      await Promise.all([loadLanguage(language, selectPlainPath(getState())), nextTask()]);
    } catch (error) {
      console.error('A language failed to load.', error);
      if (isLatest()) dispatch(languageFailed());
      return;
    }
    if (!isLatest()) return;
    rememberLanguage(language);
    dispatch(pathChanged(pathIn(language, selectPlainPath(getState()))));
  };
}

export function arriveAt(href: string, arrival: Arrival, state: unknown, loadFailure: LoadFailure | null = null) {
  return arrived({ ...parseAddress(href), arrival, state, loadFailure });
}

/**
 * Loads the texts and the code of the current page. When that fails, the state says why, and the page loads by itself once the network
 * is back (B12). `pressed`: the visitor asked to try again, and may reload the site as often as they like. `loading` has begun before.
 */
export function loadCurrentPage(pressed = false, loading?: Promise<unknown>): AppThunk {
  return async (dispatch, getState, services) => {
    const retried = pageRetried();
    if (pressed) dispatch(retried);
    const { key, arrival, state: linkState } = selectLocation(getState());
    const isLeft = () => {
      const now = selectLocation(getState());
      return now.key !== key || (now.awaited !== null && now.awaited !== retried.payload);
    };
    for (let next = loading; ; next = undefined) {
      const location = selectLocation(getState());
      try {
        await (next ?? loadPageAt(location.path, services));
        if (location.loadFailure && !isLeft()) dispatch(arriveAt(formatAddress(location), arrival, linkState));
        return;
      } catch (error) {
        console.error('A page failed to load.', error);
      }
      const loadFailure = await whyLoadFailed(services, !pressed && arrival === 'load');
      if (isLeft()) return;
      dispatch(pageFailedToLoad(loadFailure));
      if (loadFailure === 'gone') return;
      await services.networkBack(abortedWhen(isLeft, dispatch));
      if (isLeft()) return;
    }
  };
}

function abortedWhen(predicate: () => boolean, dispatch: AppDispatch): AbortSignal {
  const controller = new AbortController();
  const effect = (_action: unknown, { unsubscribe }: { unsubscribe: () => void }) => {
    unsubscribe();
    controller.abort();
  };
  dispatch(addListener({ predicate, effect }));
  return controller.signal;
}

function loadPageAt(path: string, { loadLanguage, loadPage }: AppServices): Promise<unknown> {
  return Promise.all([loadLanguage(languageOf(path), plainPath(path)), loadPage(plainPath(path))]);
}

/** Asks whether the site answers, and reloads it if so: then this never resolves, unless the reload fails. `once`: see `reload` in services. */
async function whyLoadFailed({ siteAnswers, reload }: AppServices, once: boolean): Promise<LoadFailure> {
  if (!(await siteAnswers())) return 'offline';
  if (reload(once)) await reloadFailed();
  return 'gone';
}

/** A link has loaded its page before it arrives, and the page of a load is loaded before it is hydrated. */
export function startLocationListeners(startListening: AppStartListening): void {
  startListening({
    matcher: isArrival,
    effect: async ({ payload }, { dispatch }) => {
      if (payload.arrival === 'history') await dispatch(loadCurrentPage());
    },
  });
}
