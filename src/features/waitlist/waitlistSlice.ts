import { createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { AppThunk } from '../../lib/store';
import { isOneOf, isString, switched } from '../../lib/payload';
import { mailAnswered, submitWaitlist } from './submitWaitlist';
import type { MailWait, SignUp } from './waitlistService';

export type WaitlistStatus = 'idle' | 'submitting' | 'succeeded' | 'failed';

const mailWaits: MailWait[] = ['none', 'minutes', 'hours'];

const initialState = {
  status: 'idle' as WaitlistStatus,
  /** The request of the last sign-up. */
  signUpId: null as string | null,
  /** How long its mail waits; none until step 2 has answered. */
  mailWait: 'none' as MailWait | 'unknown',
  isMessageOpen: false,
  isNameOnCard: false,
};

export const waitlistSlice = createSlice({
  name: 'waitlist',
  initialState,
  reducers: {
    anotherEmailRequested: (state) => {
      state.status = 'idle';
      state.isMessageOpen = false;
      state.isNameOnCard = false;
    },
    messageToggled: (state, { payload }: PayloadAction<boolean | undefined>) => {
      state.isMessageOpen = switched(state.isMessageOpen, payload);
    },
    cardNameToggled: (state, { payload }: PayloadAction<boolean | undefined>) => {
      state.isNameOnCard = switched(state.isNameOnCard, payload);
    },
    draftRestored: {
      /** With the id of its toast. */
      prepare: () => ({ payload: nanoid() }),
      reducer: (state, _action: PayloadAction<string>) => {
        state.status = 'failed';
      },
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(submitWaitlist.pending, (state, { meta }) => {
        state.status = 'submitting';
        state.signUpId = isString(meta?.requestId) ? meta.requestId : null;
        state.mailWait = 'none';
      })
      .addCase(submitWaitlist.fulfilled, (state) => {
        state.status = 'succeeded';
      })
      .addCase(mailAnswered, (state, { payload }) => {
        if (isString(payload?.signUpId) && payload.signUpId === state.signUpId)
          state.mailWait = isOneOf(mailWaits, payload.wait) ? payload.wait : 'unknown';
      })
      .addCase(submitWaitlist.rejected, (state) => {
        state.status = 'failed';
      }),
  selectors: {
    selectWaitlistStatus: ({ status }) => status,
    selectMailWait: ({ mailWait }) => mailWait,
    selectIsMessageOpen: ({ isMessageOpen }) => isMessageOpen,
    selectIsNameOnCard: ({ isNameOnCard }) => isNameOnCard,
  },
});

declare module '../../lib/store' {
  interface RootState extends WithSlice<typeof waitlistSlice> {}
}

export const { anotherEmailRequested, draftRestored, messageToggled, cardNameToggled } = waitlistSlice.actions;
export const { selectWaitlistStatus, selectMailWait, selectIsMessageOpen, selectIsNameOnCard } =
  waitlistSlice.selectors;

/**
 * Restores the draft after the page has reloaded itself, and asks to send it (B12). It is not sent by itself: the new page may show
 * another notice than the one that was agreed to (B5).
 */
export function restoreDraft(): AppThunk<SignUp | undefined> {
  return (dispatch, _getState, { draft }) => {
    const signUp = draft.take();
    if (signUp) dispatch(draftRestored());
    return signUp;
  };
}
