import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { injectLate } from '../../../lib/store';
import { isOneOf } from '../../../lib/payload';
import { isArrival } from '../../../router/locationSlice';
import { resetWhenLeaving } from '../experimentsSlice';
import {
  cheats,
  claimIds,
  issueCard,
  readCard,
  readReport,
  showCard,
  type Card,
  type Cheat,
  type ClaimId,
  type Report,
} from './identityCard';

interface CredentialState {
  card: Card | null;
  /** What the visitor wants to show. */
  shown: ClaimId[];
  cheat: Cheat;
  /** What the doorkeeper found out; null while nothing was shown since the last change. */
  report: Report | null;
  isLost: boolean;
  /** The age alone was shown: what the prediction asks about. */
  isTried: boolean;
}

const initialState: CredentialState = {
  card: null,
  shown: ['age'],
  cheat: 'none',
  report: null,
  isLost: false,
  isTried: false,
};

export type Verdict = 'lost' | 'forgedList' | 'forgedValue' | 'noAge' | 'onlyAge' | 'tooMuch';

export function verdictOf({ seen, list, isListSigned, isPhoneThere }: Report): Verdict {
  if (!isPhoneThere) return 'lost';
  if (!isListSigned) return 'forgedList';
  if (seen.some(({ hash }) => !list.includes(hash))) return 'forgedValue';
  if (!seen.some(({ id }) => id === 'age')) return 'noAge';
  return seen.length === 1 ? 'onlyAge' : 'tooMuch';
}

export const letsIn = (verdict: Verdict) => verdict === 'onlyAge' || verdict === 'tooMuch';

export const credentialSlice = createSlice({
  name: 'credential',
  initialState,
  reducers: {
    claimToggled: (state, { payload: id }: PayloadAction<ClaimId>) => {
      if (!isOneOf(claimIds, id)) return;
      const others = state.shown.filter((one) => one !== id);
      state.shown = others.length < state.shown.length ? others : [...others, id];
      state.report = null;
    },
    cheatChosen: (state, { payload }: PayloadAction<Cheat>) => {
      if (!isOneOf(cheats, payload)) return;
      state.cheat = payload;
      state.report = null;
    },
    phoneLost: (state) => {
      state.isLost = true;
      // What is shown from now on is the copy, as it is.
      state.cheat = 'none';
      state.report = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(issueCard.fulfilled, (state, { payload }) => {
        const card = readCard(payload);
        return card ? { ...initialState, isTried: state.isTried, card } : state;
      })
      .addCase(showCard.fulfilled, (state, { payload, meta }) => {
        // The visitor may have changed their mind meanwhile.
        const { card, shown, cheat } = Object(meta?.arg) as Partial<typeof meta.arg>;
        const isSame = state.card && state.card.signature === card?.signature && state.cheat === cheat;
        const report = readReport(payload);
        if (!isSame || state.shown.join() !== String(shown) || !report) return;
        state.report = report;
        state.isTried ||= verdictOf(report) === 'onlyAge';
      })
      .addMatcher(isArrival, resetWhenLeaving('video8', initialState)),
});

declare module '../../../lib/store' {
  interface RootState extends Partial<WithSlice<typeof credentialSlice>> {}
}

export const { claimToggled, cheatChosen, phoneLost } = credentialSlice.actions;
export const { selectSlice: selectCredential } = injectLate(credentialSlice);
