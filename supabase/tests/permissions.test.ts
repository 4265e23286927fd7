import { readFileSync } from 'node:fs';
import { asOwner, openDatabase } from '../../test-support/database/list';
import { unguardedWrites } from '../../test-support/unguardedWrites';

openDatabase();

/** The functions that each role of the API may call. */
const API_CALLS = {
  anon: ['add_waitlist_subscription', 'confirm_waitlist_subscription', 'leave_waitlist'],
  authenticated: [],
  service_role: [
    'claim_mails',
    'mark_mails',
    'purge_waitlist',
    'record_mail_event',
    'report_send_error',
    'request_confirmation',
    'waitlist_health',
  ],
};

const OURS = "('public'::regnamespace, 'private'::regnamespace)";

/** The functions, and the tables, views and sequences, that a role may use in any way. */
async function usableBy(role: string): Promise<unknown[]> {
  const sql = `
    select proname as name from pg_proc where pronamespace in ${OURS} and has_function_privilege($1, oid, 'execute')
    union all
    select relname from pg_class
    where relnamespace in ${OURS} and case relkind
      when 'S' then has_sequence_privilege($1, oid, 'usage, select, update')
      when 'i' then false
      else has_table_privilege($1, oid, 'select, insert, update, delete, truncate, references, trigger')
        or has_any_column_privilege($1, oid, 'select, insert, update, references') end
    order by 1`;
  return (await asOwner(sql, [role])).map(({ name }) => name);
}

const functionsWith = async (condition: string, params?: unknown[]) =>
  (await asOwner(`select proname from pg_proc where pronamespace in ${OURS} and ${condition} order by 1`, params)).map(
    ({ proname }) => proname,
  );

describe.each(Object.entries(API_CALLS))('the role %s', (role, calls) => {
  it('G5 A1 B6 may execute only its own functions, and has no access to tables, views, sequences and other schemas', async () => {
    expect(await usableBy(role)).toEqual(calls);
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
  expect(await functionsWith(`prokind = 'f' and not coalesce(proconfig, '{}') @> array['search_path=""']`)).toEqual([]);
  expect(await functionsWith('prosecdef')).toEqual(Object.values(API_CALLS).flat().sort());
});

it('A2 B6 no function has an UPDATE or DELETE without WHERE, which the hosted platform refuses', async () => {
  const functions = await asOwner(
    `select pg_get_functiondef(oid) as source from pg_proc where pronamespace in ${OURS}`,
  );
  expect(functions.flatMap(({ source }) => unguardedWrites(String(source)))).toEqual([]);
});

it.each([
  ['update t set a = 1;', 1],
  ['delete from t;', 1],
  ['delete from t using u; select 1 where true;', 1],
  ['update t set a = (select 1 where true);', 1],
  ["update t set a = ' where ';", 1],
  ['update t set a = 1 -- where b\n;', 1],
  ['with done as (delete from t returning a) select a from done where true;', 1],
  ['execute $sql$ delete from t $sql$ using a;', 1],
  ['update t as x set a = 1 from u where x.a = u.a;', 0],
  ['insert into t values (1) on conflict do update set a = 1;', 0],
  ['select 1 from t for update; perform 1 from t for no key update skip locked;', 0],
])('A2 B6 of «%s» it finds %i', (source, found) => {
  expect(unguardedWrites(source)).toHaveLength(found);
});

it('G6 nobody can make an account beside the list', () => {
  expect(readFileSync('supabase/config.toml', 'utf8')).toMatch(/^\[auth\]\nenable_signup = false$/m);
});
