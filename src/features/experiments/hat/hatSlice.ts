import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { injectLate } from '../../../lib/store';
import { isOneOf, isWithin, validFields } from '../../../lib/payload';
import { concentrations, handsOf, type Concentration, type Kept, type Payer } from './coins';

interface HatChoices {
  payer: Payer;
  concentration: Concentration;
}

interface HatState extends HatChoices {
  /** The coins wait, they were passed on, or the hundred singers are shown. */
  stage: 'set' | 'passed' | 'attention';
  kept: Kept;
  /** Whether the hundred singers were seen. */
  isTried: boolean;
}

/** The platform's share is the lesson's; the others are examples. */
const kept: Kept = { platform: 45, fee: 10, refunds: 10, tax: 10, costs: 15 };
const initialState: HatState = { stage: 'set', payer: 'ads', concentration: 'middle', kept, isTried: false };

const choiceChecks = {
  payer: (payer: unknown) => isOneOf(Object.keys(handsOf), payer),
  concentration: (concentration: unknown) => isOneOf(Object.keys(concentrations), concentration),
};
const isPercent = (value: unknown) => isWithin(0, 100, value);
const keptChecks = { platform: isPercent, fee: isPercent, refunds: isPercent, tax: isPercent, costs: isPercent };

export const hatSlice = createSlice({
  name: 'hat',
  initialState,
  reducers: {
    hatPassed: (state) => {
      state.stage = 'passed';
    },
    attentionShown: (state) => {
      state.stage = 'attention';
      state.isTried = true;
    },
    hatChoiceChanged: (state, { payload }: PayloadAction<Partial<HatChoices>>) => {
      Object.assign(state, validFields<HatChoices>(payload, choiceChecks));
    },
    keptChanged: (state, { payload }: PayloadAction<Partial<Kept>>) => {
      Object.assign(state.kept, validFields<Kept>(payload, keptChecks));
    },
    hatRestarted: () => initialState,
  },
});

declare module '../../../lib/store' {
  interface RootState extends Partial<WithSlice<typeof hatSlice>> {}
}

export const { hatPassed, attentionShown, hatChoiceChanged, keptChanged, hatRestarted } = hatSlice.actions;
export const { selectSlice: selectHat } = injectLate(hatSlice);
