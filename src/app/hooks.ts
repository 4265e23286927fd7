import { createAsyncThunk, type ThunkAction, type TypedStartListening, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { RootState } from './rootReducer';
import type { AppServices } from './services';
import type { AppDispatch, AppStore } from './store';

export type { AppDispatch, AppStore, RootState };
export type AppThunk<Result = Promise<void>> = ThunkAction<Result, RootState, AppServices, UnknownAction>;

/** Given to what starts listeners; each store has its own. */
export type AppStartListening = TypedStartListening<RootState, AppDispatch, AppServices>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppStore = useStore.withTypes<AppStore>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const createAppAsyncThunk = createAsyncThunk.withTypes<{
  state: RootState;
  dispatch: AppDispatch;
  extra: AppServices;
}>();
