import type { Database } from '../server/database/database';
import { as, asOwner } from './as';

export interface SignUp {
  email: string;
  name: string;
  interests: string;
  message: string | null;
}

export const ADA: SignUp = { email: 'ada@example.org', name: 'Ada', interests: 'Web3 technology', message: null };

/** Puts the sign-ups of an address onto the list, as step 2 does first. */
export async function settle(database: Database, email: string): Promise<void> {
  const sql = 'select private.lock_mailbox(e), private.settle_sign_ups(e) from private.normalized_email($1) as e';
  await asOwner(database, sql, [email]);
}

/** Signs up as a visitor does and settles the sign-up; the defaults are Ada's. */
export async function signUp(database: Database, changes: Partial<SignUp> = {}): Promise<void> {
  const { email, name, interests, message } = { ...ADA, ...changes };
  await as(database, 'anon', 'select public.add_waitlist_subscription($1, $2, $3, $4)', [
    email,
    name,
    interests,
    message,
  ]);
  await settle(database, email);
}
