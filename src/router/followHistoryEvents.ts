import { followHistory } from './navigate';
import type { EntryState } from './entryState';
import type { AppStore } from '../app/hooks';

/** Back and Forward. */
export function followHistoryEvents({ window, store }: { window: Window; store: AppStore }): void {
  window.addEventListener('popstate', ({ state }) => {
    const { pathname, search } = window.location;
    void store.dispatch(followHistory(pathname + search, (state as EntryState | null)?.navigationState ?? null));
  });
}
