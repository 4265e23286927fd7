import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { switched } from '../../../lib/payload';

export const playerSlice = createSlice({
  name: 'player',
  initialState: { transcriptOpen: false },
  reducers: {
    transcriptToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.transcriptOpen = switched(state.transcriptOpen, payload);
    },
  },
  selectors: { selectIsTranscriptOpen: ({ transcriptOpen }) => transcriptOpen },
});

export const { transcriptToggled } = playerSlice.actions;
export const { selectIsTranscriptOpen } = playerSlice.selectors;
