import type { AppThunk } from '../app/hooks';
import { arriveAt } from './navigate';
import { pageFailedToLoad, selectAddress, selectLanguage, selectPlainPath } from './locationSlice';
import { whyLoadFailed } from './whyLoadFailed';

/**
 * Fetches all that the page at hand needs, unless it has been left meanwhile. Where that fails, the state says why (B12).
 * `pressed`: a visitor asks for it, who may load the site anew as often as they like.
 */
export function loadCurrentPage(pressed = false): AppThunk {
  return async (dispatch, getState, extra) => {
    const { key, arrival, navigationState } = getState().location;
    const isLeft = () => getState().location.key !== key;
    for (;;) {
      const state = getState();
      const plainPath = selectPlainPath(state);
      try {
        await Promise.all([extra.loadLanguage(selectLanguage(state), plainPath), extra.loadPage(plainPath)]);
        if (state.location.loadFailure && !isLeft()) dispatch(arriveAt(selectAddress(state), arrival, navigationState));
        return;
      } catch (error) {
        console.error('A page did not come.', error);
      }
      const loadFailure = await dispatch(whyLoadFailed(!pressed && arrival === 'load'));
      if (isLeft()) return;
      dispatch(pageFailedToLoad(loadFailure));
      if (loadFailure === 'gone') return;
      await extra.networkBack();
      if (isLeft()) return;
    }
  };
}
