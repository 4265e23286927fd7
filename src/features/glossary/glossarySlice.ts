import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { arrived } from '../../router/locationSlice';

/** The popover that explains a term, or null. */
const initialState = { termOpen: null as string | null };

export const glossarySlice = createSlice({
  name: 'glossary',
  initialState,
  reducers: {
    termToggled: (state, { payload: id }: PayloadAction<string>) => {
      state.termOpen = !id || state.termOpen === id ? null : id;
    },
  },
  extraReducers: (builder) => builder.addCase(arrived, () => initialState),
  selectors: { selectIsTermOpen: ({ termOpen }, id: string) => termOpen === id },
});

export const { termToggled } = glossarySlice.actions;
export const { selectIsTermOpen } = glossarySlice.selectors;
