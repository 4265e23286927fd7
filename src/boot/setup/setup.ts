import { clearStorage } from './clearStorage';
import { followStoredLanguage } from './followStoredLanguage';
import { logGlobalErrors } from './logGlobalErrors';
import { reloadOnHashChange } from './reloadOnHashChange';
import { rewriteStaleLinks } from './rewriteStaleLinks';
import { settleBadge } from './settleBadge';
import { syncAddressBar } from '../../router/addressBar';
import { keepPlaces } from '../../router/place';
import type { Setup } from './context';
import { unregisterServiceWorkers } from './unregisterServiceWorkers';
import { watchScroll } from './watchScroll';
import { watchViewport } from './watchViewport';

/** In this order. What changes the page comes after hydration, which must find the HTML as the build made it. */
export const beforeHydration: Setup[] = [logGlobalErrors, clearStorage, unregisterServiceWorkers, reloadOnHashChange];

export const afterHydration: Setup[] = [
  settleBadge,
  syncAddressBar,
  keepPlaces,
  watchViewport,
  watchScroll,
  followStoredLanguage,
  rewriteStaleLinks,
];
