import { createSlice, type WithSlice } from '@reduxjs/toolkit';

export const starfieldSlice = createSlice({
  name: 'starfield',
  initialState: { motionPaused: false },
  reducers: {
    motionToggled: (state) => {
      state.motionPaused = !state.motionPaused;
    },
  },
  selectors: { selectIsMotionPaused: ({ motionPaused }) => motionPaused },
});

declare module '../../lib/store' {
  interface RootState extends WithSlice<typeof starfieldSlice> {}
}

export const { motionToggled } = starfieldSlice.actions;
export const { selectIsMotionPaused } = starfieldSlice.selectors;
