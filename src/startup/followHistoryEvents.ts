import { followHistory } from '../features/location/navigate';
import type { EntryState } from './entryState';
import type { Chore } from './startupContext';

/** Back and Forward. */
export const followHistoryEvents: Chore = ({ window, store }) => {
  window.addEventListener('popstate', ({ state }) => {
    const { pathname, search } = window.location;
    void store.dispatch(followHistory(pathname + search, (state as EntryState | null)?.navigationState ?? null));
  });
};
