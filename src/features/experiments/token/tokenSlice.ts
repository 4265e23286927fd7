import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { injectLate } from '../../../lib/store';
import { isOneOf, isWithin, validFields } from '../../../lib/payload';

export const holders = ['you', 'nova', 'mira', 'program'] as const;
export type Holder = (typeof holders)[number];
const friends = ['nova', 'mira'] as const;
export type Friend = (typeof friends)[number];

/** More than anyone begins with, so that a move can be refused. */
export const mostMoved = 12;
const isFriend = (holder: unknown) => isOneOf(friends, holder);
const isAllowance = (allowance: unknown) =>
  allowance === 'unlimited' || isWithin(0, Number.MAX_SAFE_INTEGER, allowance);
const isAmount = (amount: unknown) => isWithin(1, mostMoved, amount);

/** What the program may move of the visitor's tokens. */
export type Allowance = number | 'unlimited';

/** A row of the log. A refused move changes nothing. */
export type TokenEvent =
  | { kind: 'moved' | 'refused'; to: Friend; amount: number }
  | { kind: 'allowed'; allowance: Allowance }
  | { kind: 'taken'; amount: number; allowance: Allowance }
  | { kind: 'nothingTaken'; allowance: Allowance };

interface TokenState {
  /** The tokens of each, by number. */
  rows: Record<Holder, number[]>;
  allowance: Allowance;
  /** The permission that would be signed next; at first the one that the question is about. */
  offered: Allowance;
  log: TokenEvent[];
  /** The next move. */
  to: Friend;
  amount: number;
}

/** What a game costs, and so all that its program needs. */
export const price = 2;

const initialState: TokenState = {
  rows: { nova: [0, 1, 2, 3], mira: [4, 5, 6], you: [7, 8, 9, 10, 11, 12, 13, 14, 15, 16], program: [] },
  allowance: 0,
  offered: 'unlimited',
  log: [],
  to: 'nova',
  amount: 3,
};

/** The last of the visitor's tokens. */
const move = (rows: TokenState['rows'], amount: number, to: Holder) => void rows[to].push(...rows.you.splice(-amount));

/** Who had each token at first. */
export const firstHolders = Object.entries(initialState.rows).flatMap(([holder, tokens]) =>
  tokens.map(() => holder as Holder),
);

export const tokenSlice = createSlice({
  name: 'token',
  initialState,
  reducers: {
    moveChanged: (state, { payload }: PayloadAction<Partial<Pick<TokenState, 'to' | 'amount'>>>) => {
      Object.assign(state, validFields<typeof payload>(payload, { to: isFriend, amount: isAmount }));
    },
    tokensMoved: ({ rows, log, to, amount }) => {
      const kind = amount > rows.you.length ? 'refused' : 'moved';
      log.push({ kind, to, amount });
      if (kind === 'moved') move(rows, amount, to);
    },
    permissionChosen: (state, { payload: offered }: PayloadAction<Allowance>) => {
      if (isAllowance(offered)) state.offered = offered;
    },
    programAllowed: (state, { payload: allowance }: PayloadAction<Allowance>) => {
      if (!isAllowance(allowance)) return;
      state.allowance = allowance;
      state.offered = allowance;
      state.log.push({ kind: 'allowed', allowance });
    },
    /** The program takes what it may, as far as there is something. */
    programTook: (state) => {
      const { rows, allowance, log } = state;
      const amount = Math.min(rows.you.length, allowance === 'unlimited' ? Infinity : allowance);
      if (amount === 0) {
        log.push({ kind: 'nothingTaken', allowance });
        return;
      }
      move(rows, amount, 'program');
      if (allowance !== 'unlimited') state.allowance = allowance - amount;
      log.push({ kind: 'taken', amount, allowance: state.allowance });
    },
    tokenRestarted: () => initialState,
  },
});

declare module '../../../lib/store' {
  interface RootState extends Partial<WithSlice<typeof tokenSlice>> {}
}

export const { moveChanged, tokensMoved, permissionChosen, programAllowed, programTook, tokenRestarted } =
  tokenSlice.actions;
export const { selectSlice: selectToken } = injectLate(tokenSlice);
