import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { isString } from '../../lib/payload';
import { injectLate } from '../../lib/store';
import { isArrival } from '../../router/locationSlice';

/** The id of the open popover, such as `lead-web3`. */
const initialState = { openPopover: null as string | null };

/** The terms themselves come with the pages that explain them. */
const namesTerm = (id: unknown) => isString(id) && /^\w+-[a-z]+\d?$/i.test(id);

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

declare module '../../lib/store' {
  interface RootState extends Partial<WithSlice<typeof glossarySlice>> {}
}

export const { termToggled } = glossarySlice.actions;
export const { selectIsTermOpen } = injectLate(glossarySlice).selectors;
