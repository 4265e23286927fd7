import {
  createAsyncThunk,
  type AsyncThunkOptions,
  type AsyncThunkPayloadCreator,
  type ThunkAction,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { RootState } from './rootReducer';
import type { AppServices } from './services';
import type { AppDispatch, AppStore } from './store';

export type { AppDispatch, AppServices, AppStore, RootState };
export type AppThunk<Result = Promise<void>> = ThunkAction<Result, RootState, AppServices, UnknownAction>;

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
