import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { injectLate } from '../../../lib/store';
import { isWithin, validFields } from '../../../lib/payload';
import type { Plan } from './village';

interface BoxState extends Plan {
  /** Until then the village is as it is today. */
  isOpen: boolean;
}

const initialState: BoxState = { give: 40, take: 40, hasHelp: false, isOpen: false };

const isPercent = (value: unknown) => isWithin(0, 100, value);
const checks = { give: isPercent, take: isPercent, hasHelp: (hasHelp: unknown) => typeof hasHelp === 'boolean' };

export const boxSlice = createSlice({
  name: 'box',
  initialState,
  reducers: {
    boxOpened: (state) => {
      state.isOpen = true;
    },
    planChanged: (state, { payload }: PayloadAction<Partial<Plan>>) => {
      Object.assign(state, validFields<Plan>(payload, checks));
    },
    boxRestarted: () => initialState,
  },
});

declare module '../../../lib/store' {
  interface RootState extends Partial<WithSlice<typeof boxSlice>> {}
}

export const { boxOpened, planChanged, boxRestarted } = boxSlice.actions;
export const { selectSlice: selectBox } = injectLate(boxSlice);
