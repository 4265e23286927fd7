import { createSlice } from '@reduxjs/toolkit';
import type { RootState } from '../../app/hooks';
import { submitWaitlist } from './submitWaitlist';

export type WaitlistStatus = 'idle' | 'submitting' | 'succeeded' | 'failed';

const initialState = {
  status: 'idle' as WaitlistStatus,
  /** Whether requesting the mail of the last sign-up failed. */
  isMailMissing: false,
};

const waitlistSlice = createSlice({
  name: 'waitlist',
  initialState,
  reducers: {
    anotherEmailRequested: (state) => {
      state.status = 'idle';
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(submitWaitlist.pending, (state) => {
        state.status = 'submitting';
      })
      .addCase(submitWaitlist.fulfilled, (state, { payload: isMailAsked }) => {
        state.status = 'succeeded';
        state.isMailMissing = !isMailAsked;
      })
      .addCase(submitWaitlist.rejected, (state) => {
        state.status = 'failed';
      }),
});

export const { anotherEmailRequested } = waitlistSlice.actions;
export const waitlistReducer = waitlistSlice.reducer;

export const selectWaitlistStatus = (state: RootState) => state.waitlist.status;
export const selectIsMailMissing = (state: RootState) => state.waitlist.isMailMissing;
