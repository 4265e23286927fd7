import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import type { ChainState } from './chainSlice';
import type { SignatureState } from './signatureSlice';
import type { Vote } from './voteSlice';

interface ExperimentsState {
  chain?: ChainState;
  signature?: SignatureState;
  vote?: Vote;
}

const reducers: Record<string, Reducer> = {};
let combined: Reducer = (state: unknown = {}) => state;

/**
 * Each experiment adds its own reducer, which comes with its code, to those of every store. RTK's `combineSlices` does the same for
 * 1 KB more on every page.
 */
export function addExperiment(name: keyof ExperimentsState, reducer: Reducer): void {
  reducers[name] = reducer;
  combined = combineReducers(reducers);
}

export const experimentsReducer: Reducer<ExperimentsState> = (state, action) =>
  combined(state, action) as ExperimentsState;
