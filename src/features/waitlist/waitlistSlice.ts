import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../../app/hooks';
import { submitWaitlist } from './submitWaitlist';
import type { MailLinkKind } from './waitlistService';

export type WaitlistStatus = 'idle' | 'submitting' | 'succeeded' | 'failed';

export type MailLinkStatus = 'idle' | 'pending' | 'done' | 'invalid' | 'missing' | 'failed';

interface MailLinkChange {
  kind: MailLinkKind;
  status: MailLinkStatus;
}

const initialState = {
  status: 'idle' as WaitlistStatus,
  /** Whether the mail of the last sign-up could not even be asked for. */
  isMailMissing: false,
  /** How far the visitor is with the link of a mail; idle where it is not named. */
  links: {} as Partial<Record<MailLinkKind, MailLinkStatus>>,
};

const waitlistSlice = createSlice({
  name: 'waitlist',
  initialState,
  reducers: {
    anotherEmailRequested: (state) => {
      state.status = 'idle';
    },
    mailLinkMoved: (state, { payload: { kind, status } }: PayloadAction<MailLinkChange>) => {
      state.links[kind] = status;
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

export const { anotherEmailRequested, mailLinkMoved } = waitlistSlice.actions;
export const waitlistReducer = waitlistSlice.reducer;

export const selectWaitlistStatus = (state: RootState) => state.waitlist.status;
export const selectIsMailMissing = (state: RootState) => state.waitlist.isMailMissing;
export const selectMailLinkStatus = (state: RootState, kind: MailLinkKind) => state.waitlist.links[kind] ?? 'idle';
