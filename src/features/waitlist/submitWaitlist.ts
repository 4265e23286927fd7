import { createAction } from '@reduxjs/toolkit';
import { createSecretThunk, type AppServices, type AppThunk } from '../../lib/store';
import { reloadFailed } from '../../lib/online';
import { paths } from '../../lib/paths';
import { selectPlainPath } from '../../router/locationSlice';
import { codeGone, tooManyRequests, type Confirmation, type MailWait, type SignUp } from './waitlistService';

/** Fetches what sending the form needs, as soon as someone is about to fill it in. */
export function prepareToSubmit(): AppThunk<void> {
  return (_dispatch, _getState, { waitlist }) => waitlist.preload();
}

/** Stands among what was typed when the page reloads itself instead of sending it. */
export const interrupted = 'waitlist-interrupted';

/** Why a sign-up was not taken, as far as the visitor is told of it. */
export type SignUpFailure = 'tooMany' | 'offline' | 'gone' | 'failed';

/** Step 1 decides, and the visitor hears of it at once; step 2 follows by itself (A1, A2). */
export const submitWaitlist = createSecretThunk<void, SignUp, SignUpFailure>(
  'waitlist/submit',
  async (signUp, { dispatch, extra, getState, rejectWithValue, requestId }) => {
    try {
      await extra.waitlist.addSubscription(signUp);
    } catch (error) {
      const failure = failureOf(error, extra);
      if (failure !== 'gone') return rejectWithValue(failure);
      // A reload would take the visitor from another page.
      if (selectPlainPath(getState()) !== paths.waitlist) return rejectWithValue('failed');
      extra.typed.set(interrupted, new FormData());
      if (extra.reload(true)) await reloadFailed();
      extra.typed.delete(interrupted);
      return rejectWithValue(failure);
    }
    const { email, name, interests } = signUp;
    void dispatch(hurryMail(requestId, { email, name, interests }));
    return undefined;
  },
  { condition: (_arg, { getState }) => getState().waitlist?.status !== 'submitting' },
);

/** Step 2 only hurries the mail: its failure is logged, the visitor still succeeds. */
function hurryMail(signUpId: string, confirmation: Confirmation): AppThunk {
  return async (dispatch, _getState, { waitlist }) => {
    try {
      const wait = await waitlist.sendConfirmation(confirmation);
      dispatch(mailAnswered({ signUpId, wait }));
    } catch (error) {
      console.error('The confirmation mail could not be requested.', kindOf(error));
      dispatch(mailAnswered({ signUpId, wait: 'unknown' }));
    }
  };
}

/** What step 2 said of the mail of a sign-up; unknown when it failed. */
export const mailAnswered = createAction<{ signUpId: string; wait: MailWait | 'unknown' }>('waitlist/mailAnswered');

function failureOf(error: unknown, { readBrowser }: AppServices): SignUpFailure {
  const { code, status } = Object(error) as { code?: string; status?: number };
  if (code === tooManyRequests) return 'tooMany';
  if (code === codeGone) return 'gone';
  // Beside an answer `navigator.onLine` is wrong.
  return !status && !readBrowser(({ navigator }) => navigator.onLine) ? 'offline' : 'failed';
}

/** The kind of failure only: a message may quote an address, and logs are no place for one. */
export function kindOf(error: unknown): string {
  const { name = 'Error', status = '' } = Object(error) as { name?: string; status?: number };
  return `${name} ${status}`.trim();
}
