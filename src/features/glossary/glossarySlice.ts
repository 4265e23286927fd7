import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { arrived } from '../../router/locationSlice';

/** The id of the open popover, such as `lead-web3`. */
const initialState = { openPopover: null as string | null };

export const glossarySlice = createSlice({
  name: 'glossary',
  initialState,
  reducers: {
    termToggled: (state, { payload: id }: PayloadAction<string>) => {
      state.openPopover = !id || state.openPopover === id ? null : id;
    },
  },
  extraReducers: (builder) => builder.addCase(arrived, () => initialState),
  selectors: { selectIsTermOpen: ({ openPopover }, id: string) => openPopover === id },
});

export const { termToggled } = glossarySlice.actions;
export const { selectIsTermOpen } = glossarySlice.selectors;
