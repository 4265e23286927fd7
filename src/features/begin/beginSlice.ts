import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AudienceId } from './audiences';

/** An audience, or the path for those who know nothing. */
export type Beginning = AudienceId | 'path';

interface BeginState {
  /** Whose answer is open. */
  chosen: Beginning | null;
}

const initialState: BeginState = { chosen: null };

export const beginSlice = createSlice({
  name: 'begin',
  initialState,
  reducers: {
    beginningToggled: (state, { payload: id }: PayloadAction<Beginning>) => {
      if (id) state.chosen = state.chosen === id ? null : id;
    },
  },
  selectors: { selectBeginning: ({ chosen }) => chosen },
});

export const { beginningToggled } = beginSlice.actions;
export const { selectBeginning } = beginSlice.selectors;
