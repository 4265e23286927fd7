import { readFileSync } from 'node:fs';
import type { Database, DatabaseError } from '../server/database/database';
import { as, asOwner, type ApiRole } from '../test-support/as';
import { signUp } from '../test-support/signUp';
import { openTestDatabase } from '../test-support/testDatabase';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await signUp(database);
}, 60_000);
afterAll(() => database.close());

const DENIED = { code: '42501' };
const ROLES: ApiRole[] = ['anon', 'authenticated', 'service_role'];
/** The one role that may call each function. No role may call a function that is not named here. */
const CALLERS: Record<string, ApiRole> = {
  add_waitlist_subscription: 'anon',
  confirm_waitlist_subscription: 'anon',
  leave_waitlist: 'anon',
  request_confirmation: 'service_role',
  claim_mails: 'service_role',
  settle_mails: 'service_role',
  record_mail_event: 'service_role',
  purge_waitlist: 'service_role',
};
const CALLS: Record<string, string> = {
  add_waitlist_subscription: "add_waitlist_subscription('eve@example.org', 'Eve', 'Web3 technology')",
  confirm_waitlist_subscription: "confirm_waitlist_subscription('x')",
  leave_waitlist: "leave_waitlist('x')",
  request_confirmation: "request_confirmation('ada@example.org')",
  claim_mails: 'claim_mails()',
  settle_mails: "settle_mails(gen_random_uuid(), 'sent')",
  record_mail_event: "record_mail_event('event-1', 'bounce', 'eve@example.org')",
  purge_waitlist: 'purge_waitlist()',
};

describe.each(ROLES)('the role %s', (role) => {
  it.each([
    'select * from public.waitlist_subscriptions',
    "insert into public.waitlist_subscriptions (email, name, interests) values ('e@e.org', 'Eve', '{Web3 technology}')",
    "update public.waitlist_subscriptions set name = 'Eve'",
    'delete from public.waitlist_subscriptions',
    'truncate public.waitlist_subscriptions cascade',
    "select private.normalized_email('a@b.co')",
    "select private.erase_subscription('ada@example.org', 'team')",
    'select * from private.waitlist_tokens',
    'select * from private.waitlist_salt',
    'update private.waitlist_settings set value = 0',
    'delete from private.waitlist_counters',
    'select * from private.waitlist_queue',
    'select * from private.waitlist_now',
    'select * from private.waitlist_letter_mails',
    'delete from private.waitlist_letters',
    "select * from private.claim_letters('opening', gen_random_uuid(), 9, now(), true, true)",
    'select * from supabase_migrations.schema_migrations',
    'create table public.mine (a int)',
  ])('G5 B6 may not: %s', (sql) => expect(as(database, role, sql)).rejects.toMatchObject(DENIED));

  it.each(Object.keys(CALLERS))('A1 A2 B3 B4 may call %s only if it is listed for it', async (name) => {
    const failure = await as(database, role, `select * from public.${CALLS[name]}`).then(
      () => null,
      ({ code }: DatabaseError) => code,
    );
    expect(failure === DENIED.code).toBe(CALLERS[name] !== role);
  });

  it('G5 B6 has no privilege on any table, view, column or sequence of the waitlist', async () => {
    const granted = await asOwner(
      database,
      `select relname from pg_class
       where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and case relkind
         when 'S' then has_sequence_privilege($1, oid, 'usage, select, update')
         when 'i' then false
         else has_table_privilege($1, oid, 'select, insert, update, delete, truncate, references, trigger')
           or has_any_column_privilege($1, oid, 'select, insert, update, references') end`,
      [role],
    );
    expect(granted).toEqual([]);
  });

  it('G5 B6 may execute only its own functions and has no access to the helpers', async () => {
    const open = await asOwner(
      database,
      `select proname from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and has_function_privilege($1, oid, 'execute')`,
      [role],
    );
    const meant = Object.keys(CALLERS).filter((name) => CALLERS[name] === role);
    expect(open.map(({ proname }) => proname).sort()).toEqual(meant.sort());
    const schema =
      "select has_schema_privilege($1, 'private', 'usage, create') as private, has_schema_privilege($1, 'public', 'create') as public";
    expect(await asOwner(database, schema, [role])).toEqual([{ private: false, public: false }]);
  });
});

it('G5 the table in the schema of the API has row level security and no policy', async () => {
  const rows = await asOwner(
    database,
    "select relname, relrowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  expect(rows).toEqual([{ relname: 'waitlist_subscriptions', relrowsecurity: true }]);
  expect(await asOwner(database, 'select * from pg_policies')).toEqual([]);
});

it('B6 every function sets a fixed search path', async () => {
  const loose = await asOwner(
    database,
    `select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not coalesce(proconfig, '{}') @> array['search_path=""']`,
  );
  expect(loose).toEqual([]);
});

it('B6 only functions that the API calls run with the rights of the owner', async () => {
  const definers = await asOwner(
    database,
    `select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef order by proname`,
  );
  expect(definers.map(({ proname }) => proname)).toEqual(Object.keys(CALLERS).sort());
});

it('G6 nobody can make an account beside the list', () => {
  expect(readFileSync('supabase/config.toml', 'utf8')).toMatch(/^\[auth\]\nenable_signup = false$/m);
});
