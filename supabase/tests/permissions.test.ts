import { readFileSync } from 'node:fs';
import { asOwner, openDatabase } from '../../test-support/database/list';

openDatabase();

/** The functions that each role of the API may call. */
const CALLS = {
  anon: ['add_waitlist_subscription', 'confirm_waitlist_subscription', 'leave_waitlist'],
  authenticated: [],
  service_role: [
    'claim_mails',
    'mark_mails',
    'purge_waitlist',
    'record_mail_event',
    'request_confirmation',
    'set_mail_aside',
  ],
};
const OURS = "('public'::regnamespace, 'private'::regnamespace)";
const functionsWith = async (condition: string, params?: unknown[]) =>
  (await asOwner(`select proname from pg_proc where pronamespace in ${OURS} and ${condition} order by 1`, params)).map(
    ({ proname }) => proname,
  );

describe.each(Object.entries(CALLS))('the role %s', (role, calls) => {
  it('G5 B6 has no privilege on any table, view, column or sequence of the waitlist', async () => {
    const granted = `select relname from pg_class
       where relnamespace in ${OURS} and case relkind
         when 'S' then has_sequence_privilege($1, oid, 'usage, select, update')
         when 'i' then false
         else has_table_privilege($1, oid, 'select, insert, update, delete, truncate, references, trigger')
           or has_any_column_privilege($1, oid, 'select, insert, update, references') end`;
    expect(await asOwner(granted, [role])).toEqual([]);
  });

  it('G5 A1 A2 B3 B4 B6 may execute only its own functions and has no access to other schemas', async () => {
    expect(await functionsWith("has_function_privilege($1, oid, 'execute')", [role])).toEqual(calls);
    const open = `select nspname from pg_namespace
       where nspname !~ '^pg_|^information_schema$' and has_schema_privilege($1, oid, 'create')
         or nspname in ('private', 'supabase_migrations') and has_schema_privilege($1, oid, 'usage')`;
    expect(await asOwner(open, [role])).toEqual([]);
  });
});

it('G5 the table in the schema of the API has row level security and no policy', async () => {
  const tables =
    "select relname, relrowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'";
  expect(await asOwner(tables)).toEqual([{ relname: 'waitlist_subscriptions', relrowsecurity: true }]);
  expect(await asOwner('select * from pg_policies')).toEqual([]);
});

it('B6 every function sets a fixed search path, and only those of the API run with the rights of the owner', async () => {
  expect(await functionsWith(`not coalesce(proconfig, '{}') @> array['search_path=""']`)).toEqual([]);
  expect(await functionsWith('prosecdef')).toEqual(Object.values(CALLS).flat().sort());
});

it('G6 nobody can make an account beside the list', () => {
  expect(readFileSync('supabase/config.toml', 'utf8')).toMatch(/^\[auth\]\nenable_signup = false$/m);
});
