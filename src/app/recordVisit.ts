import type { Action, StoreEnhancer } from '@reduxjs/toolkit';

interface Moment {
  /** Before the action. */
  state: unknown;
  action: Action;
}

export type Visit = Moment[];

const keptActions = 500;

/** Keeps the last actions of a visit, for the file that the support report offers (N6). */
export const recordVisit: StoreEnhancer<{ visit: Visit }> = (createStore) => (reducer, preloadedState) => {
  const store = createStore(reducer, preloadedState);
  const visit: Visit = [];
  const dispatch: typeof store.dispatch = (action) => {
    visit.push({ state: store.getState(), action });
    if (visit.length > keptActions) visit.shift();
    return store.dispatch(action);
  };
  return { ...store, dispatch, visit };
};
