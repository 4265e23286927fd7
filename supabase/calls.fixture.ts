import type { Database, Row } from '../server/database/database';
import { as, asOwner } from '../test-support/as';
import { ADA, settle, type SignUp } from '../test-support/signUp';

export interface Claim {
  id: string;
  email: string;
  name: string;
  interests: string[];
  language: string;
  confirm_token: string;
  leave_token: string;
}

export const ADDRESS = ADA.email;

/** Empties the list and resets the counters. */
export const empty = (database: Database) =>
  database.script(`truncate public.waitlist_subscriptions, private.waitlist_sign_ups, private.waitlist_mailboxes,
    private.waitlist_counters, private.waitlist_erasures, private.waitlist_letters cascade`);

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
  await settle(database, changes.email ?? ADA.email);
}

export async function claim(database: Database, email: string = ADDRESS): Promise<Claim | undefined> {
  const [claimed] = await as(database, 'service_role', 'select * from public.claim_confirmation($1)', [email]);
  return claimed as Claim | undefined;
}

/** Claims a mail that must be due. */
export async function claimMail(database: Database, email: string = ADDRESS): Promise<Claim> {
  const claimed = await claim(database, email);
  if (!claimed) throw new Error('No mail was due');
  return claimed;
}

export const release = (database: Database, id: string) =>
  as(database, 'service_role', 'select public.release_confirmation($1)', [id]);

export const confirm = (database: Database, token: string | null) =>
  as(database, 'anon', 'select public.confirm_waitlist_subscription($1)', [token]);

export const leave = (database: Database, token: string | null) =>
  as(database, 'anon', 'select public.leave_waitlist($1)', [token]);

export async function purge(database: Database): Promise<number> {
  const [answer] = await as(database, 'service_role', 'select public.purge_waitlist() as erased');
  return Number(answer?.erased);
}

/** The row of an address, undefined when it is not listed. */
export async function row(database: Database, email: string = ADDRESS): Promise<Row | undefined> {
  return (await asOwner(database, 'select * from public.waitlist_subscriptions where email = $1', [email]))[0];
}

/** Lets time pass: all rows become older by the interval, and counting windows move back by whole hours or days. */
export const age = (database: Database, interval: string) =>
  database.script(`
    update public.waitlist_subscriptions set created_at = created_at - interval '${interval}',
      confirmation_sent_at = confirmation_sent_at - interval '${interval}', link_expires_at = link_expires_at - interval '${interval}',
      confirmed_at = confirmed_at - interval '${interval}';
    update private.waitlist_tokens set expires_at = expires_at - interval '${interval}', used_at = used_at - interval '${interval}';
    update private.waitlist_counters set since = since - case when scope like '%hour' then date_trunc('hour', interval '${interval}')
      else date_trunc('day', interval '${interval}') end;
    update private.waitlist_sign_ups set created_at = created_at - interval '${interval}';
    update private.waitlist_letter_mails set claimed_at = claimed_at - interval '${interval}', sent_at = sent_at - interval '${interval}';
    update private.waitlist_erasures set erased_at = erased_at - interval '${interval}';
    update private.waitlist_mailboxes set mailed_at = array(select at - interval '${interval}' from unnest(mailed_at) as at);
  `);

export const setLimit = (database: Database, name: string, value: number) =>
  asOwner(database, 'update private.waitlist_settings set value = $2 where name = $1 returning name', [name, value]);

/** Returns a function that restores the present limits. */
export async function saveLimits(database: Database): Promise<() => Promise<unknown>> {
  const kept = await asOwner(database, 'select name, value from private.waitlist_settings');
  return () => Promise.all(kept.map(({ name, value }) => setLimit(database, String(name), Number(value))));
}

export const INVALID_TOKEN = { code: 'P0001', hint: 'invalid_token' };
export const TOO_MANY = { code: 'PT429', hint: 'too_many_requests' };
