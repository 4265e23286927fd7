import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isString } from '../../lib/payload';
import { isArrival } from '../../router/locationSlice';

/** The words that the glossary explains, in the order of its list. */
export const terms = [
  'blockchain',
  'block',
  'hash',
  'node',
  'web3',
  'token',
  'key',
  'signature',
  'address',
  'wallet',
  'smartContract',
  'fee',
  'dao',
  'quorum',
  'networkEffect',
  'basicIncome',
] as const;
export type Term = (typeof terms)[number];

/** The id of the open popover, such as `lead-web3`. */
const initialState = { openPopover: null as string | null };

const namesTerm = (id: unknown) => isString(id) && terms.some((term) => id.endsWith(`-${term}`));

export const glossarySlice = createSlice({
  name: 'glossary',
  initialState,
  reducers: {
    termToggled: (state, { payload: id }: PayloadAction<string>) => {
      if (namesTerm(id)) state.openPopover = state.openPopover === id ? null : id;
    },
  },
  extraReducers: (builder) => builder.addMatcher(isArrival, () => initialState),
  selectors: { selectIsTermOpen: ({ openPopover }, id: string) => openPopover === id },
});

export const { termToggled } = glossarySlice.actions;
export const { selectIsTermOpen } = glossarySlice.selectors;
