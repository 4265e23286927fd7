import { ActionTypes, instrument, type EnhancedStore } from '@redux-devtools/instrument';
import type { Action, StoreEnhancer, StoreEnhancerStoreCreator } from '@reduxjs/toolkit';
import type { RootState } from '../src/app/rootReducer';

interface Options {
  name: string;
  actionSanitizer: (action: Action, id: number) => Action;
}
type Store = EnhancedStore<RootState, never, object>;

let options: Options;
/** The store that was made last. */
export let latestStore: Store | undefined;

/**
 * Stands where the browser extension would: import it before the store, which looks for it once, when it is loaded.
 * The store then carries the extension's own `liftedStore`.
 */
const composeWithDevTools =
  (given: Options) =>
  (...enhancers: StoreEnhancer[]) =>
  (createStore: StoreEnhancerStoreCreator): StoreEnhancerStoreCreator =>
  (...start) => {
    options = given;
    const innermost = instrument()(createStore) as typeof createStore;
    const store = enhancers.reduceRight((create, enhance) => enhance(create), innermost)(...start);
    latestStore = store as unknown as Store;
    return store;
  };

Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithDevTools });

/** What the extension shows and exports: every action as its option leaves it, also from inside thunks, and every state. */
export function shownInDevTools(store: object) {
  const { actionsById, computedStates } = (store as Store).liftedStore.getState();
  const { name } = options;
  const actions = Object.entries(actionsById).map(([id, { action }]) => options.actionSanitizer(action, Number(id)));
  return { name, actions, computedStates };
}

/** What the extension does with a file that somebody chooses there. */
export function importIntoDevTools(store: object, file: string): void {
  const { liftedStore } = store as EnhancedStore<RootState, Action<string>, object>;
  const { payload, preloadedState } = JSON.parse(file) as { payload: string; preloadedState: string };
  liftedStore.dispatch({
    type: ActionTypes.IMPORT_STATE,
    nextLiftedState: JSON.parse(payload) as Action<string>[],
    preloadedState: JSON.parse(preloadedState) as RootState,
  });
}
