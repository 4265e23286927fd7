import {
  combineSlices,
  createAsyncThunk,
  type Action,
  type AsyncThunkOptions,
  type AsyncThunkPayloadCreator,
  type CombinedSliceReducer,
  type Slice,
  type SliceCaseReducers,
  type SliceSelectors,
  type Store,
  type ThunkAction,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { withCheckedImport } from './importedState';

/**
 * Each slice adds itself beside its code, by declaration merging: who reads the state imports no other slice. Optional are
 * those that come with the code of a page or an experiment.
 */
export interface RootState {}

/**
 * Everything outside the store, which thunks and listeners get as `extra`. Each part is declared where it is used:
 * `boot/browserServices.ts` has all for the browser, `test/fakeServices.ts` for tests, the build nothing.
 */
export interface AppServices {}

/** Has no slice of its own: `app/store.ts` injects those of every page. */
export const rootReducer = combineSlices() as unknown as CombinedSliceReducer<RootState, RootState, Partial<RootState>>;

/** The reducer of every store. */
export const reducer = withCheckedImport(rootReducer);

let running: AppStore | undefined;

/** From now on this is the store that `recompute` speaks of. */
export function setRunning(store: AppStore): void {
  running = store;
}

/** How often; hot reload asks. */
export let recomputations = 0;

/** Redux DevTools computes its whole history anew, with the slices that there are once the code that came is evaluated. */
export function recompute(): void {
  recomputations += 1;
  queueMicrotask(() => running?.replaceReducer(reducer));
}

/** For a slice that comes with the code of a page or an experiment, and again after its hot reload: what happened before counts for it, too (N6). */
export function injectLate<
  State,
  Cases extends SliceCaseReducers<State>,
  Name extends string,
  Selectors extends SliceSelectors<State>,
>(slice: Slice<State, Cases, Name, Name, Selectors>) {
  const injected = slice.injectInto(rootReducer, { overrideExisting: true });
  recompute();
  return injected;
}

export type AppDispatch = ThunkDispatch<RootState, AppServices, UnknownAction>;
export type AppThunk<Result = Promise<void>> = ThunkAction<Result, RootState, AppServices, UnknownAction>;
export type AppStore = Store<RootState> & {
  dispatch: AppDispatch;
  /** For components: a thunk answers nothing while Redux DevTools locks the store. */
  services: AppServices;
  /** The last actions, each with the state before it (N6): none before the first, where the site's own is meant. */
  visit: { state: unknown; action: Action }[];
};

/** Given to what starts listeners; each store has its own. */
export type AppStartListening = TypedStartListening<RootState, AppDispatch, AppServices>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppStore = useStore.withTypes<AppStore>();
export const useAppSelector = useSelector.withTypes<RootState>();

interface ThunkTypes {
  state: RootState;
  dispatch: AppDispatch;
  extra: AppServices;
}
export const createAppAsyncThunk = createAsyncThunk.withTypes<ThunkTypes>();

/** An async thunk whose argument is in none of its actions, which Redux DevTools exports as they are. */
export function createSecretThunk<Returned, Arg, Rejected>(
  type: string,
  run: AsyncThunkPayloadCreator<Returned, Arg, ThunkTypes & { rejectValue: Rejected }>,
  options: AsyncThunkOptions<void, ThunkTypes & { rejectValue: Rejected }>,
) {
  const withArg = (arg: Arg) =>
    createAsyncThunk<Returned, void, ThunkTypes & { rejectValue: Rejected }>(type, (_, api) => run(arg, api), options);
  return Object.assign((arg: Arg) => withArg(arg)(), withArg(undefined as Arg));
}
