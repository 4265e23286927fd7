import type { Database } from '../database/database';
import { as } from './as';

export interface SignUp {
  email: string;
  name: string;
  interests: string;
  message: string | null;
}

export const ADA: SignUp = { email: 'ada@example.org', name: 'Ada', interests: 'Web3 technology', message: null };

/** Signs up as a visitor does; what is not given is Ada's. */
export async function signUp(database: Database, changes: Partial<SignUp> = {}): Promise<void> {
  const { email, name, interests, message } = { ...ADA, ...changes };
  await as(database, 'anon', 'select public.add_waitlist_subscription($1, $2, $3, $4)', [email, name, interests, message]);
}
