import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const playerSlice = createSlice({
  name: 'player',
  initialState: { transcriptOpen: false },
  reducers: {
    transcriptToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.transcriptOpen = payload ?? !state.transcriptOpen;
    },
  },
  selectors: { selectIsTranscriptOpen: ({ transcriptOpen }) => transcriptOpen },
});

export const { transcriptToggled } = playerSlice.actions;
export const { selectIsTranscriptOpen } = playerSlice.selectors;
