import { createAppAsyncThunk, type AppThunk } from '../../app/hooks';
import type { SignUp } from './waitlistService';

/** Someone is about to fill in the form: the time to fetch what sending it needs. */
export function prepareToSubmit(): AppThunk<void> {
  return (_dispatch, _getState, { waitlist }) => waitlist.preload();
}

/**
 * Step 1 decides; step 2 only asks for a mail: its failure is logged, the visitor still succeeds (A1, A2).
 * Answers whether the mail was asked for, so that nobody is told to wait for one that will not come.
 */
export const submitWaitlist = createAppAsyncThunk(
  'waitlist/submit',
  async (signUp: SignUp, { extra }) => {
    await extra.waitlist.addSubscription(signUp);
    try {
      const { email, name, interests, language } = signUp;
      await extra.waitlist.sendConfirmation({ email, name, interests, language });
      return true;
    } catch (error) {
      console.error('The confirmation mail was not sent.', kindOf(error));
      return false;
    }
  },
  { condition: (_signUp, { getState }) => getState().waitlist.status !== 'submitting' },
);

/** The kind of failure only: a message may quote an address, and logs are no place for one. */
export function kindOf(error: unknown): string {
  const { name = 'Error', status = '' } = Object(error) as { name?: string; status?: number };
  return `${name} ${status}`.trim();
}
