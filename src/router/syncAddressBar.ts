import { selectAddress } from './locationSlice';
import type { AppStore } from '../app/hooks';

/** The address bar follows the store, also when DevTools jumps to a past state (B8). */
export function syncAddressBar({ window, store }: { window: Window; store: AppStore }): void {
  const show = () => {
    const { location, history } = window;
    const address = selectAddress(store.getState());
    // The state of the history entry stays as it is: the token of a mail's link is kept there alone.
    if (address !== location.pathname + location.search)
      history.replaceState(history.state, '', address + location.hash);
  };
  store.subscribe(show);
  show();
}
