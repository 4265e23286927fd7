import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { bringPage } from '../features/location/bringPage';
import { arrived, languageChosen, queryChanged } from '../features/location/locationSlice';
import { followersDrawn } from '../features/members/membersSlice';
import { submitWaitlist } from '../features/waitlist/submitWaitlist';
import { linkCopied, selectToasts, toastDismissed } from '../features/toasts/toastsSlice';
import { parseFilters, writeFilters } from '../features/videos/filterQuery';
import { filtersCleared, filtersRead, searchTyped, tagToggled } from '../features/videos/videoFiltersSlice';
import { paths, plainPath } from '../lib/paths';
import type { AppDispatch, RootState } from './hooks';
import type { Services } from './services';

const communityScrollDelay = 500;
const profileLoadingTime = 400;
const filterMirrorDelay = 250;
/** Errors stay until dismissed. */
const goodNewsTime = 8000;

/** Everything that follows an event later or elsewhere. Timers live here, so that a jump in DevTools starts none. */
export function makeListeners(services: Services) {
  const middleware = createListenerMiddleware<RootState, AppDispatch, Services>({ extra: services });
  const { startListening } = middleware;

  startListening({
    actionCreator: arrived,
    effect: ({ payload }, { dispatch }) => {
      if (plainPath(payload.path) === paths.videos) dispatch(filtersRead(parseFilters(payload.query)));
    },
  });

  startListening({
    actionCreator: arrived,
    effect: async ({ payload }, { dispatch }) => {
      if (payload.arrival !== 'load') await dispatch(bringPage());
    },
  });

  startListening({
    matcher: isAnyOf(searchTyped, tagToggled, filtersCleared),
    effect: async (_action, { dispatch, getState, delay, cancelActiveListeners }) => {
      cancelActiveListeners();
      await delay(filterMirrorDelay);
      const { location, videoFilters } = getState();
      if (plainPath(location.path) !== paths.videos) return;
      dispatch(queryChanged(writeFilters(location.query, videoFilters)));
    },
  });

  startListening({
    actionCreator: arrived,
    effect: async ({ payload }, { dispatch, delay, cancelActiveListeners }) => {
      cancelActiveListeners();
      const [, page, id] = plainPath(payload.path).split('/');
      if (page !== 'profile' || !id) return;
      if (payload.arrival !== 'load') await delay(profileLoadingTime);
      dispatch(followersDrawn(id));
    },
  });

  startListening({
    actionCreator: arrived,
    effect: async ({ payload }, { delay, cancelActiveListeners, extra }) => {
      cancelActiveListeners();
      if (plainPath(payload.path) !== paths.home || !wantsCommunity(payload.navigationState)) return;
      await delay(communityScrollDelay);
      extra.scrollToCommunity();
    },
  });

  startListening({
    actionCreator: languageChosen,
    effect: ({ payload }, { extra }) => extra.rememberLanguage(payload),
  });

  startListening({
    matcher: isAnyOf(submitWaitlist.fulfilled, linkCopied),
    effect: async (_action, { dispatch, getState, delay }) => {
      const toast = selectToasts(getState()).at(-1);
      await delay(goodNewsTime);
      if (toast) dispatch(toastDismissed(toast.id));
    },
  });

  return middleware.middleware;
}

function wantsCommunity(navigationState: unknown): boolean {
  return (navigationState as { scrollToCommunity?: boolean } | null)?.scrollToCommunity === true;
}
