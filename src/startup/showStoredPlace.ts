import { selectAddress, selectLanguage } from '../features/location/locationSlice';
import type { Chore } from './startupContext';

/** The address bar and the document's language follow the store, also when DevTools jumps to a past state (B8). */
export const showStoredPlace: Chore = ({ window, store }) => {
  const show = () => {
    const state = store.getState();
    const { pathname, search, hash } = window.location;
    const address = selectAddress(state);
    if (address !== pathname + search) {
      window.history.replaceState(state.location.navigationState, '', address + hash);
    }
    const { documentElement } = window.document;
    const language = selectLanguage(state);
    // Setting it anew, even to the same, makes the browser style the whole page again.
    if (documentElement.lang !== language) documentElement.lang = language;
  };
  store.subscribe(show);
  show();
};
