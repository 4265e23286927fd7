import {
  configureStore,
  type Action,
  type ThunkDispatch,
  type UnknownAction,
  type StoreEnhancer,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import { jsonWithoutTyped, leaveOutTyped } from '../lib/jsonWithoutTyped';
import { brand } from '../lib/site';
import { rootReducer, type RootState } from './rootReducer';
import type { AppServices } from './services';
import { startLocationListeners } from '../router/navigate';
import { startMembersListeners } from '../features/members/membersListeners';
import { startToastsListeners } from '../features/toasts/toastsListeners';
import { startMailLinksListener } from '../features/mailLinks/mailLinksListener';
import { startCommunityListener } from '../features/home/communityListener';

/** The browser's services are in `boot/browserServices.ts`. Redux DevTools stays on in production (B8). */
export function makeStore(services: AppServices, preloadedState?: Partial<RootState>) {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: services } }).prepend(makeListeners(services)),
    enhancers: (getDefault) => getDefault().concat(recordVisit),
    devTools: {
      name: brand,
      // An imported visit stays whole while somebody goes on with it.
      maxAge: 2 * keptActions,
      actionSanitizer: withoutTyped,
      stateSanitizer: withoutTyped,
      // An export calls neither of the two.
      serialize: { replacer: leaveOutTyped },
    },
  });
  // For components: a thunk answers nothing while Redux DevTools locks the store.
  return Object.assign(store, { services });
}

/** Redux DevTools shows nothing that was typed. */
function withoutTyped<Shown>(shown: Shown): Shown {
  return JSON.parse(jsonWithoutTyped(shown)) as Shown;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = ThunkDispatch<RootState, AppServices, UnknownAction>;

type Visit = { state: unknown; action: Action }[];

const keptActions = 500;

/** Keeps the last actions of a visit, each with the state before it, for the file that the support report offers (N6). */
const recordVisit: StoreEnhancer<{ visit: Visit }> = (createStore) => (reducer, preloadedState) => {
  const store = createStore(reducer, preloadedState);
  const visit: Visit = [];
  const dispatch: typeof store.dispatch = (action) => {
    visit.push({ state: store.getState(), action });
    if (visit.length > keptActions) visit.shift();
    return store.dispatch(action);
  };
  return { ...store, dispatch, visit };
};

/** Everything that follows an event later or elsewhere. Timers live here, so that a jump in DevTools starts none. */
function makeListeners(services: AppServices) {
  const { middleware, startListening } = createListenerMiddleware<RootState, AppDispatch, AppServices>({
    extra: services,
  });
  startLocationListeners(startListening);
  startMembersListeners(startListening);
  startCommunityListener(startListening);
  startToastsListeners(startListening);
  startMailLinksListener(startListening);
  return middleware;
}
