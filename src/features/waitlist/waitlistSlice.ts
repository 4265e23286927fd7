import { createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { injectLate, type AppThunk } from '../../lib/store';
import { isOneOf, isString, switched } from '../../lib/payload';
import { interrupted, mailAnswered, submitWaitlist } from './submitWaitlist';
import type { MailWait } from './waitlistService';

export type WaitlistStatus = 'idle' | 'submitting' | 'succeeded' | 'failed';

const cardSavings = ['untried', 'saved', 'failed'] as const;
/** What came of the last press that saves the card. */
type CardSaving = (typeof cardSavings)[number];

const mailWaits: MailWait[] = ['none', 'minutes', 'hours'];

const initialState = {
  status: 'idle' as WaitlistStatus,
  /** The request of the last sign-up. */
  signUpId: null as string | null,
  /** How long its mail waits; none until step 2 has answered. */
  mailWait: 'none' as MailWait | 'unknown',
  isNameOnCard: false,
  cardSaving: 'untried' as CardSaving,
};

export const waitlistSlice = createSlice({
  name: 'waitlist',
  initialState,
  reducers: {
    anotherEmailRequested: (state) => {
      state.status = 'idle';
      state.isNameOnCard = false;
      state.cardSaving = 'untried';
    },
    cardNameToggled: (state, { payload }: PayloadAction<boolean | undefined>) => {
      state.isNameOnCard = switched(state.isNameOnCard, payload);
    },
    cardSaveEnded: (state, { payload }: PayloadAction<CardSaving>) => {
      if (isOneOf(cardSavings, payload)) state.cardSaving = payload;
    },
    signUpInterrupted: {
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
    selectIsNameOnCard: ({ isNameOnCard }) => isNameOnCard,
    selectCardSaving: ({ cardSaving }) => cardSaving,
  },
});

declare module '../../lib/store' {
  interface RootState extends Partial<WithSlice<typeof waitlistSlice>> {}
}

export const { anotherEmailRequested, signUpInterrupted, cardNameToggled, cardSaveEnded } = waitlistSlice.actions;
export const { selectWaitlistStatus, selectMailWait, selectIsNameOnCard, selectCardSaving } =
  injectLate(waitlistSlice).selectors;

/**
 * After the page has reloaded itself instead of sending the form: asks to send it (B12). It is not sent by itself: the new page may show
 * another notice than the one that was agreed to (B5).
 */
export function askToSendAgain(): AppThunk<void> {
  return (dispatch, _getState, { typed }) => {
    if (typed.delete(interrupted)) dispatch(signUpInterrupted());
  };
}
