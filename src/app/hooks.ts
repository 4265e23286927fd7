import { createAsyncThunk, type ThunkAction, type TypedStartListening, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { Services } from './services';
import type { AppDispatch, AppStore, RootState } from './store';

export type { AppDispatch, AppStore, RootState };
export type AppThunk<Result = Promise<void>> = ThunkAction<Result, RootState, Services, UnknownAction>;

/** Given to what starts listeners; each store has its own. */
export type AppStartListening = TypedStartListening<RootState, AppDispatch, Services>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const createAppAsyncThunk = createAsyncThunk.withTypes<{
  state: RootState;
  dispatch: AppDispatch;
  extra: Services;
}>();
