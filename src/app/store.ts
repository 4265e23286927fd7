import {
  configureStore,
  type Action,
  type ThunkDispatch,
  type UnknownAction,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import { submitWaitlist } from '../features/waitlist/submitWaitlist';
import { rootReducer, type RootState } from './rootReducer';
import type { AppServices } from './services';
import { startLocationListeners } from '../router/loadCurrentPage';
import { startMembersListeners } from '../features/members/membersListeners';
import { startToastsListeners } from '../features/toasts/toastsListeners';
import { startCommunityListener } from '../features/home/communityListener';

/** The browser's services are in `boot/browserServices.ts`. Redux DevTools stays on in production (B8). */
export function makeStore(services: AppServices, preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: services } }).prepend(makeListeners(services)),
    devTools: { actionSanitizer },
  });
}

/** Redux DevTools shows and exports no sign-up, which is the argument of its thunk. */
function actionSanitizer<A extends Action>(action: A): A {
  if (!action.type.startsWith(submitWaitlist.typePrefix)) return action;
  return { ...action, meta: { ...(action as { meta?: object }).meta, arg: null } };
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = ThunkDispatch<RootState, AppServices, UnknownAction>;

/** Everything that follows an event later or elsewhere. Timers live here, so that a jump in DevTools starts none. */
function makeListeners(services: AppServices) {
  const { middleware, startListening } = createListenerMiddleware<RootState, AppDispatch, AppServices>({
    extra: services,
  });
  startLocationListeners(startListening);
  startMembersListeners(startListening);
  startCommunityListener(startListening);
  startToastsListeners(startListening);
  return middleware;
}
