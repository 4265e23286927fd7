import type { AppThunk } from '../../app/hooks';
import { arriveAt } from './navigate';
import { pageLost, selectAddress, selectLanguage, selectPlainPath } from './locationSlice';
import { whyLost } from './whyLost';

/**
 * Fetches all that the page at hand needs, unless it has been left meanwhile. Where that fails, the state says why (B12).
 * `pressed`: a visitor asks for it, who may load the site anew as often as they like.
 */
export function bringPage(pressed = false): AppThunk {
  return async (dispatch, getState, extra) => {
    const { key, arrival, navigationState } = getState().location;
    const isLeft = () => getState().location.key !== key;
    for (;;) {
      const state = getState();
      const plainPath = selectPlainPath(state);
      try {
        await Promise.all([extra.loadLanguage(selectLanguage(state), plainPath), extra.loadPage(plainPath)]);
        if (state.location.lost && !isLeft()) dispatch(arriveAt(selectAddress(state), arrival, navigationState));
        return;
      } catch (error) {
        console.error('A page did not come.', error);
      }
      const lost = await dispatch(whyLost(!pressed && arrival === 'load'));
      if (isLeft()) return;
      dispatch(pageLost(lost));
      if (lost === 'gone') return;
      await extra.networkBack();
      if (isLeft()) return;
    }
  };
}
