import { createListenerMiddleware } from '@reduxjs/toolkit';
import { startLocationListeners } from '../router/locationListeners';
import { startMembersListeners } from '../features/members/membersListeners';
import { startToastsListeners } from '../features/toasts/toastsListeners';
import { startCommunityListener } from '../features/home/communityListener';
import type { AppDispatch, RootState } from './hooks';
import type { AppServices } from './services';

/** Everything that follows an event later or elsewhere. Timers live here, so that a jump in DevTools starts none. */
export function makeListeners(services: AppServices) {
  const { middleware, startListening } = createListenerMiddleware<RootState, AppDispatch, AppServices>({
    extra: services,
  });
  startLocationListeners(startListening);
  startMembersListeners(startListening);
  startCommunityListener(startListening);
  startToastsListeners(startListening);
  return middleware;
}
