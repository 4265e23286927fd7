import { configureStore, type Action, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { submitWaitlist } from '../features/waitlist/submitWaitlist';
import { makeListeners } from './listeners';
import { rootReducer, type RootState } from './rootReducer';
import type { AppServices } from './services';

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
