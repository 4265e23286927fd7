import type { Database, Row } from '../server/database/database';

export type ApiRole = 'anon' | 'authenticated' | 'service_role';

/** Runs one statement with a role of the API and returns its rows. */
export async function as(database: Database, role: ApiRole, sql: string, params?: unknown[]): Promise<Row[]> {
  const [, rows] = await database.run([
    { sql: "select set_config('role', $1, true)", params: [role] },
    { sql, params },
  ]);
  return rows ?? [];
}

/** Runs one statement as the owner of everything. */
export async function asOwner(database: Database, sql: string, params?: unknown[]): Promise<Row[]> {
  const [rows] = await database.run([{ sql, params }]);
  return rows ?? [];
}

/** Empties the list and the queue, and resets the counters and the mailer. */
export const empty = (database: Database) =>
  database.script(`truncate public.waitlist_subscriptions, private.waitlist_sign_ups, private.mails, private.waitlist_counters,
      private.waitlist_erasures, private.waitlist_mailer cascade;
    insert into private.waitlist_mailer default values;
    delete from private.waitlist_latest where event <> 'purge';
    select private.note_event('purge')`);

export const setLimit = (database: Database, name: string, value: number) =>
  asOwner(database, 'update private.waitlist_settings set value = $2 where name = $1 returning name', [name, value]);

/** Lets time pass: every time in the database becomes so much earlier. */
export const age = (database: Database, interval: string) =>
  database.script(`
    do $$
    declare
      place record;
    begin
      for place in
        select format('%I.%I', table_schema, table_name) as table, column_name as name, data_type = 'ARRAY' as several
        from information_schema.columns join pg_class on oid = format('%I.%I', table_schema, table_name)::regclass
        where table_schema in ('public', 'private') and relkind = 'r' and udt_name in ('timestamptz', '_timestamptz')
          -- The wording of a notice has no age.
          and table_name not in ('waitlist_notices', 'waitlist_counters')
      loop
        execute format(
          case when place.several then 'update %s set %I = array(select at - %L::interval from unnest(%2$I) as at)'
            else 'update %s set %I = %2$I - %L::interval' end,
          place.table, place.name, '${interval}');
      end loop;
      -- Windows begin with whole hours or days.
      update private.waitlist_counters
      set since = since - date_trunc(case when scope like '%hour' then 'hour' else 'day' end, interval '${interval}');
    end
    $$`);

export interface SignUp {
  email: string;
  name: string;
  interests: string;
  message: string | null;
  language?: string;
  notice?: string;
}

export const ADA: SignUp = { email: 'ada@example.org', name: 'Ada', interests: 'Web3 technology', message: null };

/** Step 1 as the API runs it, with the headers of the visitor's request; the defaults are Ada's. */
export async function stepOne(
  database: Database,
  changes: Partial<SignUp> = {},
  headers: Record<string, string> = {},
): Promise<void> {
  const { email, name, interests, message, language, notice } = { ...ADA, ...changes };
  await database.run([
    {
      sql: "select set_config('role', 'anon', true), set_config('request.headers', $1, true)",
      params: [JSON.stringify(headers)],
    },
    {
      sql: 'select public.add_waitlist_subscription($1, $2, $3, $4, $5, $6)',
      params: [email, name, interests, message, language, notice],
    },
  ]);
}

/** Signs up and puts the sign-up onto the list, as step 2 does first. */
export async function signUp(
  database: Database,
  changes: Partial<SignUp> = {},
  headers: Record<string, string> = {},
): Promise<void> {
  await stepOne(database, changes, headers);
  const sql = 'select private.lock_mailbox(e), private.settle_sign_ups(e) from private.normalized_email($1) as e';
  await asOwner(database, sql, [changes.email ?? ADA.email]);
}
