import type { Database, Row } from '../server/database/database';
import { as, asOwner } from '../test-support/as';
import { ADA, settle, type SignUp } from '../test-support/signUp';
import type { Claim } from './functions/_shared/queue';

export { age } from '../test-support/age';
export { empty, saveLimits, setLimit } from '../test-support/limits';

/** What one request to the mail provider carries. */
export interface Claimed {
  request: string | null;
  mails: Claim[];
  wait_ms: number | null;
}

export const ADDRESS = ADA.email;
export const INVALID_TOKEN = { code: 'P0001', hint: 'invalid_token' };
export const TOO_MANY = { code: 'PT429', hint: 'too_many_requests' };

/** Step 1 only, as the API runs it, with the headers of the visitor's request. */
export async function stepOne(
  database: Database,
  headers: Record<string, string>,
  changes: Partial<SignUp> = {},
): Promise<void> {
  const { email, name, interests, message } = { ...ADA, ...changes };
  await database.run([
    {
      sql: "select set_config('role', 'anon', true), set_config('request.headers', $1, true)",
      params: [JSON.stringify(headers)],
    },
    { sql: 'select public.add_waitlist_subscription($1, $2, $3, $4)', params: [email, name, interests, message] },
  ]);
}

/** Signs up and settles the sign-up. */
export async function signUpWith(
  database: Database,
  headers: Record<string, string>,
  changes: Partial<SignUp> = {},
): Promise<void> {
  await stepOne(database, headers, changes);
  await settle(database, changes.email ?? ADDRESS);
}

async function asService(database: Database, call: string, params: unknown[] = []): Promise<unknown> {
  const [answer] = await as(database, 'service_role', `select public.${call} as answer`, params);
  return answer?.answer;
}

/** Step 2 in the database. Answers how many seconds a mail waits. */
export const requestConfirmation = async (database: Database, email: string = ADDRESS) =>
  (await asService(database, 'request_confirmation($1)', [email])) as number;

export const claimMails = async (database: Database) => (await asService(database, 'claim_mails()')) as Claimed;

export type Outcome = 'sent' | 'doubt' | 'wait' | 'alone' | 'refused' | 'stop';

export const settleMails = (
  database: Database,
  request: string | null,
  outcome: Outcome,
  { why = null, seconds = 0 }: { why?: string | null; seconds?: number } = {},
) => asService(database, 'settle_mails($1, $2, $3, $4)', [request, outcome, why, seconds]);

/** Asks for the mail of an address and sends what waits until it comes; undefined when it does not. */
export async function mailIfDue(database: Database, email: string = ADDRESS): Promise<Claim | undefined> {
  await requestConfirmation(database, email);
  for (;;) {
    // No test of mails waits for the next request.
    await asOwner(database, 'update private.waitlist_mailer set next_request_at = now() - $1::interval', ['1 second']);
    const { request, mails } = await claimMails(database);
    if (!request) return undefined;
    await settleMails(database, request, 'sent');
    const mail = mails.find((each) => each.email === email);
    if (mail) return mail;
  }
}

/** The mail of an address, which must be due; the provider takes it. */
export async function mailOf(database: Database, email: string = ADDRESS): Promise<Claim> {
  const mail = await mailIfDue(database, email);
  if (!mail) throw new Error('No mail was due');
  return mail;
}

export const confirm = (database: Database, token: string | null) =>
  as(database, 'anon', 'select public.confirm_waitlist_subscription($1)', [token]);

export const leave = (database: Database, token: string | null) =>
  as(database, 'anon', 'select public.leave_waitlist($1)', [token]);

export const purge = async (database: Database) => (await asService(database, 'purge_waitlist()')) as number;

/** The row of an address, undefined when it is not listed. */
export const row = async (database: Database, email: string = ADDRESS): Promise<Row | undefined> =>
  (await asOwner(database, 'select * from public.waitlist_subscriptions where email = $1', [email]))[0];

/** The mail of an address in the queue, undefined when none is there. */
export async function queueRow(database: Database, email: string = ADDRESS): Promise<Row | undefined> {
  const sql = `select item.* from private.waitlist_queue as item join public.waitlist_subscriptions as person on person.id = subscription_id
    where email = $1`;
  return (await asOwner(database, sql, [email]))[0];
}
