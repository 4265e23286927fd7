import { configureStore, createListenerMiddleware, type StoreEnhancer } from '@reduxjs/toolkit';
import { beginSlice } from '../features/begin/beginSlice';
import { debugSlice } from '../features/debug/debugSlice';
import { startCommunityListener } from '../features/home/communityListener';
import { starfieldSlice } from '../features/sky/starfieldSlice';
import { layoutSlice } from '../features/layout/layoutSlice';
import { lessonsSlice } from '../features/lessons/lessonsSlice';
import { startMailLinksListener } from '../features/mailLinks/mailLinksListener';
import { membersSlice, startMembersListeners } from '../features/members/membersSlice';
import { startToastsListeners } from '../features/toasts/toastsListeners';
import { toastsSlice } from '../features/toasts/toastsSlice';
import { videosSlice } from '../features/videos/videosSlice';
import { leaveOutTyped } from '../lib/jsonWithoutTyped';
import { brand } from '../lib/site';
import {
  recompute,
  reducer,
  rootReducer,
  setRunning,
  type AppDispatch,
  type AppServices,
  type AppStore,
  type RootState,
} from '../lib/store';
import { locationSlice } from '../router/locationSlice';
import { startLocationListeners } from '../router/navigate';

/** Those that come later inject themselves (`injectLate`). Each again after its hot reload (`overrideExisting`). */
for (const slice of [
  membersSlice,
  videosSlice,
  lessonsSlice,
  toastsSlice,
  layoutSlice,
  debugSlice,
  starfieldSlice,
  beginSlice,
  locationSlice,
])
  rootReducer.inject(slice, { overrideExisting: true });
recompute();

/** The browser's services are in `boot/browserServices.ts`. Redux DevTools stays on in production (B8). */
export function makeStore(services: AppServices, preloadedState?: Partial<RootState>): AppStore {
  const store = configureStore({
    reducer,
    preloadedState,
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: services } }).prepend(makeListeners(services)),
    enhancers: (getDefault) => getDefault().concat(recordVisit),
    devTools: {
      name: brand,
      // An imported visit stays whole while somebody goes on with it.
      maxAge: 2 * keptActions,
      trace: process.env.NODE_ENV === 'development',
      // Everything that is shown or exported passes it. A sanitizer would copy what many states share.
      serialize: { replacer: leaveOutTyped },
    },
  });
  const appStore = Object.assign(store, { services });
  setRunning(appStore);
  return appStore;
}

const keptActions = 500;

/** Keeps the last actions of a visit, each with the state before it, for the file that the support report offers (N6). */
const recordVisit: StoreEnhancer<Pick<AppStore, 'visit'>> = (createStore) => (reducer, preloadedState) => {
  const store = createStore(reducer, preloadedState);
  const visit: AppStore['visit'] = [];
  const dispatch: typeof store.dispatch = (action) => {
    visit.push({ state: visit.length === 0 ? preloadedState : store.getState(), action });
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
