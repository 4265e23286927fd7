import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { switched } from '../../lib/payload';

export const starfieldSlice = createSlice({
  name: 'starfield',
  initialState: { motionPaused: false },
  reducers: {
    motionToggled: (state, { payload }: PayloadAction<boolean | undefined>) => {
      state.motionPaused = switched(state.motionPaused, payload);
    },
  },
  selectors: { selectIsMotionPaused: ({ motionPaused }) => motionPaused },
});

declare module '../../lib/store' {
  interface RootState extends WithSlice<typeof starfieldSlice> {}
}

export const { motionToggled } = starfieldSlice.actions;
export const { selectIsMotionPaused } = starfieldSlice.selectors;
