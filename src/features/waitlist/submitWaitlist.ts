import { createAppAsyncThunk } from '../../app/hooks';
import type { SignUp } from './waitlistService';

/** Step 1 decides; step 2 only sends a mail, so its failure is logged and the visitor still succeeds (A1, A2). */
export const submitWaitlist = createAppAsyncThunk(
  'waitlist/submit',
  async (signUp: SignUp, { extra }) => {
    await extra.waitlist.addSubscription(signUp);
    try {
      const { email, name, interests } = signUp;
      await extra.waitlist.sendConfirmation({ email, name, interests });
    } catch (error) {
      console.error('The confirmation mail was not sent.', error);
    }
  },
  { condition: (_signUp, { getState }) => getState().waitlist.status !== 'submitting' },
);
