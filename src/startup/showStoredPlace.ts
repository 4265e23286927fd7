import { selectAddress } from '../features/location/locationSlice';
import type { Chore } from './startupContext';

/** The address bar follows the store, also when DevTools jumps to a past state (B8). */
export const showStoredPlace: Chore = ({ window, store }) => {
  const show = () => {
    const state = store.getState();
    const { pathname, search, hash } = window.location;
    const address = selectAddress(state);
    if (address !== pathname + search) {
      window.history.replaceState(state.location.navigationState, '', address + hash);
    }
  };
  store.subscribe(show);
  show();
};
