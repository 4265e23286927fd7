import { clearStorage } from './clearStorage';
import { followHistoryEvents } from './followHistoryEvents';
import { logGlobalErrors } from './logGlobalErrors';
import { reloadOnHashChange } from './reloadOnHashChange';
import { rewriteStaleLinks } from './rewriteStaleLinks';
import { settleBadge } from './settleBadge';
import { showStoredPlace } from './showStoredPlace';
import type { Chore } from './startupContext';
import { unregisterServiceWorkers } from './unregisterServiceWorkers';
import { watchScroll } from './watchScroll';
import { watchViewport } from './watchViewport';

/** In this order. What changes the page waits for hydration, so that the browser first sees what the build rendered. */
export const beforeMount: Chore[] = [
  logGlobalErrors,
  clearStorage,
  unregisterServiceWorkers,
  reloadOnHashChange,
];

export const afterMount: Chore[] = [
  settleBadge,
  showStoredPlace,
  followHistoryEvents,
  watchViewport,
  watchScroll,
  rewriteStaleLinks,
];
