import { selectAddress } from '../features/location/locationSlice';
import type { Chore } from './startupContext';

/** The address bar follows the store, also when DevTools jumps to a past state (B8). */
export const showStoredPlace: Chore = ({ window, store }) => {
  const show = () => {
    const { location, history } = window;
    const address = selectAddress(store.getState());
    // What the browser keeps with the entry stays: only it knows the token of a mail's link.
    if (address !== location.pathname + location.search) history.replaceState(history.state, '', address + location.hash);
  };
  store.subscribe(show);
  show();
};
