import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AudienceId } from './audiences';

interface BeginState {
  /** Whose answer is open. */
  audience: AudienceId | null;
}

const initialState: BeginState = { audience: null };

export const beginSlice = createSlice({
  name: 'begin',
  initialState,
  reducers: {
    audienceToggled: (state, { payload: id }: PayloadAction<AudienceId>) => {
      if (id) state.audience = state.audience === id ? null : id;
    },
  },
  selectors: { selectAudience: ({ audience }) => audience },
});

export const { audienceToggled } = beginSlice.actions;
export const { selectAudience } = beginSlice.selectors;
