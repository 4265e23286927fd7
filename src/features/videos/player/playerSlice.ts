import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { switched } from '../../../lib/payload';

export const playerSlice = createSlice({
  name: 'player',
  initialState: { transcriptOpen: false },
  reducers: {
    transcriptToggled: (state, { payload }: PayloadAction<boolean | undefined>) => {
      state.transcriptOpen = switched(state.transcriptOpen, payload);
    },
  },
  selectors: { selectIsTranscriptOpen: ({ transcriptOpen }) => transcriptOpen },
});

declare module '../../../lib/store' {
  interface RootState extends WithSlice<typeof playerSlice> {}
}

export const { transcriptToggled } = playerSlice.actions;
export const { selectIsTranscriptOpen } = playerSlice.selectors;
