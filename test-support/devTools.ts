import { ActionTypes, instrument, type EnhancedStore } from '@redux-devtools/instrument';
import type { Action, StoreEnhancer, StoreEnhancerStoreCreator } from '@reduxjs/toolkit';
import type { RootState } from '../src/lib/store';

interface Options {
  name: string;
  maxAge: number;
  serialize: { replacer: (key: string, value: unknown) => unknown };
}
type Store = EnhancedStore<RootState, Action<string>, object>;

let options: Options;
let isLocked = false;
let restored: Partial<RootState> | undefined;
/** The store that was made last. */
export let latestStore: Store | undefined;

/**
 * Stands where the browser extension would: import it before the store, which looks for it once, when it is loaded.
 * The store then carries the extension's own `liftedStore`, and answers nothing while it is locked.
 */
const composeWithDevTools =
  (given: Options) =>
  (...enhancers: StoreEnhancer[]) =>
  (createStore: StoreEnhancerStoreCreator): StoreEnhancerStoreCreator =>
  (reducer, preloadedState) => {
    options = given;
    const innermost = instrument(undefined, { maxAge: given.maxAge })(createStore) as typeof createStore;
    const store = enhancers.reduceRight((create, enhance) => enhance(create), innermost)(
      reducer,
      (restored as typeof preloadedState) ?? preloadedState,
    );
    const dispatch = ((action) => (isLocked ? undefined : store.dispatch(action))) as typeof store.dispatch;
    latestStore = { ...store, dispatch } as unknown as Store;
    return latestStore as unknown as typeof store;
  };

Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithDevTools });

const lifted = (store: object) => (store as Store).liftedStore;

/** As the extension writes whatever leaves the page: it gives the replacer no `this`. */
function write(value: unknown): string {
  const { replacer } = options.serialize;
  return JSON.stringify(value, (key, part: unknown) => replacer(key, part));
}

/** What the extension shows: every action and state, also from inside thunks. */
export function shownInDevTools(store: object) {
  const { actionsById, computedStates } = lifted(store).getState();
  const actions = Object.values(actionsById).map(({ action }) => action);
  const states = computedStates.map(({ state }) => state);
  return {
    name: options.name,
    ...(JSON.parse(write({ actions, states })) as { actions: Action[]; states: RootState[] }),
  };
}

/** What the extension has recorded. */
export function recordedInDevTools(store: object): Action[] {
  const { actionsById, stagedActionIds } = lifted(store).getState();
  return stagedActionIds.slice(1).map((id) => actionsById[id]!.action);
}

/** The file that the extension writes. */
export function exportFromDevTools(store: object): string {
  const { committedState } = lifted(store).getState();
  return JSON.stringify({ payload: write(recordedInDevTools(store)), preloadedState: write(committedState) });
}

/** What the extension does with a file that somebody chooses there. */
export function importIntoDevTools(store: object, file: string): void {
  const { payload, preloadedState } = JSON.parse(file) as { payload: string; preloadedState?: string };
  lifted(store).dispatch({
    type: ActionTypes.IMPORT_STATE,
    nextLiftedState: JSON.parse(payload) as Action<string>[],
    preloadedState: preloadedState ? (JSON.parse(preloadedState) as RootState) : undefined,
  });
}

/** What the extension does where the address names a `debug_session`: the stores made from now on begin with that state. */
export function restoreInDevTools(state: Partial<RootState> | undefined): void {
  restored = state;
}

export function jumpInDevTools(store: object, index: number): void {
  lifted(store).dispatch({ type: ActionTypes.JUMP_TO_STATE, index, actionId: index });
}

export function lockInDevTools(store: object, status: boolean): void {
  isLocked = status;
  lifted(store).dispatch({ type: ActionTypes.LOCK_CHANGES, status });
}
