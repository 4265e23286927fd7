import type { Database, Row } from '../../server/database/database';
import type { Claim, Claimed } from '../../supabase/functions/_shared/sendWaiting';
import * as queries from '../listQueries';
import { openTestDatabase } from '../testDatabase';

/** The database of this test file. */
export let database: Database;

/** Opens a database for this test file. */
export function openDatabase(): void {
  beforeAll(async () => {
    database = await openTestDatabase();
  }, 60_000);
  afterAll(() => database.close());
}

/** Like `openDatabase`; each test starts with an empty list and the migrations' limits. */
export function openList(): void {
  openDatabase();
  beforeAll(() => database.script('create table private.limits as table private.waitlist_settings'));
  beforeEach(async () => {
    await empty();
    await asOwner(
      'update private.waitlist_settings as now set value = limits.value from private.limits where limits.name = now.name',
    );
  });
}

const ADDRESS = queries.ADA.email;
export const INVALID_TOKEN = { code: 'P0001', hint: 'invalid_token' };
export const TOO_MANY = { code: 'PT429', hint: 'too_many_requests' };
export const SOME = expect.anything() as unknown;

/** Binds a query to the database of this test file. */
const bound =
  <Rest extends unknown[], Answer>(query: (database: Database, ...rest: Rest) => Answer) =>
  (...rest: Rest) =>
    query(database, ...rest);
export const as = bound(queries.as);
export const asOwner = bound(queries.asOwner);
export const age = bound(queries.age);
export const empty = bound(queries.empty);
export const setLimit = bound(queries.setLimit);
export const stepOne = bound(queries.stepOne);
export const signUp = bound(queries.signUp);

async function asService(call: string, params: unknown[] = []): Promise<unknown> {
  const [answer] = await as('service_role', `select public.${call} as answer`, params);
  return answer?.answer;
}

/** Step 2 in the database. Returns how many seconds the mail waits. */
export const requestConfirmation = async (email: string = ADDRESS) =>
  (await asService('request_confirmation($1)', [email])) as number;

export const claimMails = async () => (await asService('claim_mails()')) as Claimed;

/** Claims the mails of the next request, without the wait between two requests. */
export async function nextRequest(): Promise<Claimed & { to: string[] }> {
  await asOwner("update private.waitlist_mailer set next_request_at = now() - interval '1 second'");
  const claimed = await claimMails();
  return { ...claimed, to: claimed.mails.map(({ email }) => email) };
}

/** The provider's id of a mail that it took. */
export const providerId = (id: string) => `re_${id}`;

/** Says how a request ended; the provider has an id for each mail, but for those that it refused. */
export async function markMails(
  request: string | null,
  outcome: 'taken' | 'doubt' | 'pause' | 'refused' | 'unclear',
  {
    why = null,
    seconds = 0,
    refused = {},
  }: { why?: string | null; seconds?: number; refused?: Record<string, string> } = {},
): Promise<void> {
  const ids = (await asOwner('select id from private.mails where request = $1', [request])).map(({ id }) => String(id));
  const taken = Object.fromEntries(ids.map((id) => [id, providerId(id)]));
  const params = [request, outcome, why, seconds, JSON.stringify(taken), JSON.stringify(refused)];
  await asService('mark_mails($1, $2, $3, $4, $5, $6)', params);
}

/** Requests a confirmation mail and sends the queue up to it; undefined when none is due. */
export async function mailIfDue(email: string = ADDRESS): Promise<Claim | undefined> {
  await requestConfirmation(email);
  for (;;) {
    const { request, mails } = await nextRequest();
    if (!request) return undefined;
    await markMails(request, 'taken');
    const mail = mails.find((each) => each.email === email);
    if (mail) return mail;
  }
}

/** Like `mailIfDue`, but throws when no mail is due. */
export async function mailOf(email: string = ADDRESS): Promise<Claim & { confirm_token: string }> {
  const mail = await mailIfDue(email);
  if (!mail) throw new Error('No mail was due');
  return { ...mail, confirm_token: mail.confirm_token! };
}

/** An event of the mail provider about a mail that it took; the answer is 'done' or 'paused'. */
export const report = async (
  kind: 'bounce' | 'complaint' | 'failure',
  mail: { id: unknown },
  why: string | null = null,
) => asService('record_mail_event($1, $2, null, $3)', [kind, providerId(String(mail.id)), why]);

export const confirm = (token: string | null) => as('anon', 'select public.confirm_waitlist_subscription($1)', [token]);
export const leave = (token: string | null) => as('anon', 'select public.leave_waitlist($1)', [token]);
export const purge = async () => (await asService('purge_waitlist()')) as number;

/** The row of an address, undefined when it is not listed. */
export const row = async (email: string = ADDRESS): Promise<Row | undefined> =>
  (await asOwner('select * from public.waitlist_subscriptions where email = $1', [email]))[0];

/** The last mail to an address, undefined when there is none. */
export async function mailRow(email: string = ADDRESS): Promise<Row | undefined> {
  const sql = 'select * from private.mails where email = $1 order by queued_at desc limit 1';
  return (await asOwner(sql, [email]))[0];
}

/** How many rows a table has, or a table with a condition. */
export const count = async (table: string) => (await asOwner(`select count(*)::int as n from ${table}`))[0]?.n;

export const reasons = async () =>
  (await asOwner('select reason from private.waitlist_erasures order by 1')).map(({ reason }) => reason);

const TABLES = `
  select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p', 'm') and nspname <> 'information_schema' and nspname not like 'pg\\_%'`;

/** All tables, except the system's, with a row that contains the text in any column and any case. */
export async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await asOwner(TABLES)) {
    const sql = `select from ${String(name)} as row where position(lower($1) in lower(row::text)) > 0`;
    if ((await asOwner(sql, [text])).length > 0) found.push(String(name));
  }
  return found;
}
