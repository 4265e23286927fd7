import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { paths, plainPath } from '../../lib/paths';
import { isOneOf, switched } from '../../lib/payload';
import { isArrival } from '../../router/locationSlice';
import { membersData } from '../members/membersData';

const memberIds = membersData.map(({ id }) => id);

interface StarfieldState {
  motionPaused: boolean;
  /** The member whose star a finger pressed last in the hero. */
  pressedStar: string | null;
}

const initialState: StarfieldState = { motionPaused: false, pressedStar: null };

export const starfieldSlice = createSlice({
  name: 'starfield',
  initialState,
  reducers: {
    motionToggled: (state, { payload }: PayloadAction<boolean | undefined>) => {
      state.motionPaused = switched(state.motionPaused, payload);
    },
    starPressed: (state, { payload }: PayloadAction<string>) => {
      if (isOneOf(memberIds, payload)) state.pressedStar = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(isArrival, (state, { payload }) => {
      if (plainPath(payload.path) !== paths.home) state.pressedStar = null;
    }),
  selectors: {
    selectIsMotionPaused: ({ motionPaused }) => motionPaused,
    selectPressedStar: ({ pressedStar }) => pressedStar,
  },
});

declare module '../../lib/store' {
  interface RootState extends WithSlice<typeof starfieldSlice> {}
}

export const { motionToggled, starPressed } = starfieldSlice.actions;
export const { selectIsMotionPaused, selectPressedStar } = starfieldSlice.selectors;
