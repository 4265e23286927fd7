import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { createAppAsyncThunk, injectLate, type AppThunk } from '../../lib/store';
import { reloadFailed } from '../../lib/online';
import { paths } from '../../lib/paths';
import { isOneOf, ownEntry } from '../../lib/payload';
import { selectPlainPath } from '../../router/locationSlice';
import { kindOf } from '../waitlist/submitWaitlist';
import { codeGone, invalidToken, type MailLinkKind, type MailLinkOutcome } from '../waitlist/waitlistService';

const mailLinkKinds: readonly MailLinkKind[] = ['confirm', 'leave'];
const outcomes = ['done', 'invalid', 'missing'] as const;

const failures = ['invalid', 'missing', 'failed'] as const;
type MailLinkFailure = (typeof failures)[number];
export type MailLinkStatus = 'idle' | 'pending' | 'done' | MailLinkFailure;

/** How far the visitor is with the link of a mail; idle if there is no entry. */
const initialState: Partial<Record<MailLinkKind, MailLinkStatus>> = {};

/** Does what the link of a mail is for (B3, B4). Its token goes into the call and nowhere else: no action, no state and no log holds it. */
export const followMailLink = createAppAsyncThunk<void, MailLinkKind, { rejectValue: MailLinkFailure }>(
  'mailLinks/follow',
  async (kind, { extra: { waitlist, mailToken, reload }, rejectWithValue }) => {
    const token = readToken(mailToken(kind) ?? '');
    if (!token) return rejectWithValue('missing');
    try {
      return await waitlist[kind](token);
    } catch (error) {
      const { code } = Object(error) as { code?: string };
      if (code === invalidToken) return rejectWithValue('invalid');
      console.error('The link of the mail could not be followed.', kindOf(error));
      // Safe to reload: no unsaved input (B12). The page that the visitor has gone on to may have some.
      if (code === codeGone && mailToken(kind) && reload(true)) await reloadFailed();
      return rejectWithValue('failed');
    }
  },
  { condition: (kind, { getState }) => selectMailLinkStatus(getState(), kind) !== 'pending' },
);

const MAX_TOKEN = 200;

/** A token has 64 characters. Programs that make links of plain text add what follows it there. */
function readToken(text: string): string | undefined {
  return text.length <= MAX_TOKEN ? /^[a-z\d]{1,64}/i.exec(text)?.[0] : undefined;
}

/** Keeps what came of a link in place of its token, so that a reload says it again. */
export function keepMailOutcome(kind: MailLinkKind, outcome: MailLinkOutcome): AppThunk<void> {
  return (_dispatch, _getState, { mailToken, mailOutcome }) => {
    if (mailToken(kind)) mailOutcome.keep(kind, outcome);
  };
}

/** On the page of a link: says what came of it before, or that the address has no token. */
export function findMailOutcome(): AppThunk<void> {
  return (dispatch, getState, { mailToken, mailOutcome }) => {
    const kind = mailLinkKinds.find((one) => paths[one] === selectPlainPath(getState()));
    if (!kind || mailToken(kind) || selectMailLinkStatus(getState(), kind) !== 'idle') return;
    dispatch(outcomeFound({ kind, outcome: mailOutcome.read(kind) ?? 'missing' }));
  };
}

function note(state: typeof initialState, meta: { arg: unknown } | undefined, status: MailLinkStatus): void {
  if (isOneOf(mailLinkKinds, meta?.arg)) state[meta.arg] = status;
}

export const mailLinksSlice = createSlice({
  name: 'mailLinks',
  initialState,
  reducers: {
    outcomeFound: (state, { payload }: PayloadAction<{ kind: MailLinkKind; outcome: MailLinkOutcome | 'missing' }>) => {
      const { kind, outcome } = Object(payload) as Partial<typeof payload>;
      if (isOneOf(mailLinkKinds, kind) && isOneOf(outcomes, outcome)) state[kind] = outcome;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(followMailLink.pending, (state, { meta }) => note(state, meta, 'pending'))
      .addCase(followMailLink.fulfilled, (state, { meta }) => note(state, meta, 'done'))
      .addCase(followMailLink.rejected, (state, { meta, payload }) =>
        note(state, meta, isOneOf(failures, payload) ? payload : 'failed'),
      ),
  selectors: { selectMailLinkStatus: (state, kind: MailLinkKind) => ownEntry(state, kind) ?? 'idle' },
});

declare module '../../lib/store' {
  interface RootState extends Partial<WithSlice<typeof mailLinksSlice>> {}
}

export const { outcomeFound } = mailLinksSlice.actions;
export const { selectMailLinkStatus } = injectLate(mailLinksSlice).selectors;
