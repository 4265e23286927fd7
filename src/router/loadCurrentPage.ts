import type { AppServices, AppStartListening, AppThunk } from '../app/hooks';
import { selectAddress } from '../features/videos/videoFiltersSlice';
import { reloadFailed } from '../lib/online';
import { arriveAt } from './navigate';
import { pageFailedToLoad, selectLanguage, selectPlainPath, isArrival, type LoadFailure } from './locationSlice';

/**
 * Loads the texts and the code of the current page. When that fails, the state says why, and the page loads by itself once the network
 * is back (B12). `pressed`: the visitor asked to try again, and may reload the site as often as they like.
 */
export function loadCurrentPage(pressed = false): AppThunk {
  return async (dispatch, getState, extra) => {
    const { key, arrival, state: linkState } = getState().location;
    const isLeft = () => getState().location.key !== key;
    for (;;) {
      const state = getState();
      const plainPath = selectPlainPath(state);
      try {
        await Promise.all([extra.loadLanguage(selectLanguage(state), plainPath), extra.loadPage(plainPath)]);
        if (state.location.loadFailure && !isLeft()) dispatch(arriveAt(selectAddress(state), arrival, linkState));
        return;
      } catch (error) {
        console.error('A page failed to load.', error);
      }
      const loadFailure = await whyLoadFailed(extra, !pressed && arrival === 'load');
      if (isLeft()) return;
      dispatch(pageFailedToLoad(loadFailure));
      if (loadFailure === 'gone') return;
      await extra.networkBack();
      if (isLeft()) return;
    }
  };
}

/** Asks whether the site answers, and reloads it if so: then this never resolves, unless the reload fails. `once`: see `reload` in services. */
async function whyLoadFailed({ siteAnswers, reload }: AppServices, once: boolean): Promise<LoadFailure> {
  if (!(await siteAnswers())) return 'offline';
  if (reload(once)) await reloadFailed();
  return 'gone';
}

export function startLocationListeners(startListening: AppStartListening): void {
  startListening({
    matcher: isArrival,
    effect: async ({ payload }, { dispatch }) => {
      if (payload.arrival !== 'load') await dispatch(loadCurrentPage());
    },
  });
}
