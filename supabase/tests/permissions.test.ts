import { readFileSync } from 'node:fs';
import type { DatabaseError } from '../../server/database/database';
import type { ApiRole } from '../../test-support/listQueries';
import { as, asOwner, openList, signUp } from '../../test-support/database/list';

openList();

const DENIED = { code: '42501' };
const ROLES: ApiRole[] = ['anon', 'authenticated', 'service_role'];
/** A call of each function, and the one role that may make it. No role may call a function that is not named here. */
const CALLS: Record<string, [ApiRole, string]> = {
  add_waitlist_subscription: ['anon', "'eve@example.org', 'Eve', 'Web3 technology'"],
  confirm_waitlist_subscription: ['anon', "'x'"],
  leave_waitlist: ['anon', "'x'"],
  request_confirmation: ['service_role', "'ada@example.org'"],
  claim_mails: ['service_role', ''],
  settle_mails: ['service_role', "gen_random_uuid(), 'sent'"],
  record_mail_event: ['service_role', "'event-1', 'bounce', 'eve@example.org'"],
  purge_waitlist: ['service_role', ''],
};
const OURS = "('public'::regnamespace, 'private'::regnamespace)";
const functionsWith = async (condition: string, params?: unknown[]) =>
  (await asOwner(`select proname from pg_proc where pronamespace in ${OURS} and ${condition}`, params))
    .map(({ proname }) => proname)
    .sort();

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
    'update private.waitlist_settings set value = 0',
    'select * from private.waitlist_now',
    "select * from private.claim_letters('opening', gen_random_uuid(), 9, now(), true, true)",
    'select * from supabase_migrations.schema_migrations',
    'create table public.mine (a int)',
  ])('G5 B6 may not: %s', async (sql) => {
    await signUp();
    await expect(as(role, sql)).rejects.toMatchObject(DENIED);
  });

  it.each(Object.entries(CALLS))(
    'A1 A2 B3 B4 may call %s only if it is listed for it',
    async (name, [caller, args]) => {
      const failure = await as(role, `select * from public.${name}(${args})`).then(
        () => null,
        ({ code }: DatabaseError) => code,
      );
      expect(failure === DENIED.code).toBe(caller !== role);
    },
  );

  it('G5 B6 has no privilege on any table, view, column or sequence of the waitlist', async () => {
    const granted = `select relname from pg_class
       where relnamespace in ${OURS} and case relkind
         when 'S' then has_sequence_privilege($1, oid, 'usage, select, update')
         when 'i' then false
         else has_table_privilege($1, oid, 'select, insert, update, delete, truncate, references, trigger')
           or has_any_column_privilege($1, oid, 'select, insert, update, references') end`;
    expect(await asOwner(granted, [role])).toEqual([]);
  });

  it('G5 B6 may execute only its own functions and has no access to the helpers', async () => {
    const meant = Object.keys(CALLS).filter((name) => CALLS[name]![0] === role);
    expect(await functionsWith("has_function_privilege($1, oid, 'execute')", [role])).toEqual(meant.sort());
    const schema =
      "select has_schema_privilege($1, 'private', 'usage, create') as private, has_schema_privilege($1, 'public', 'create') as public";
    expect(await asOwner(schema, [role])).toEqual([{ private: false, public: false }]);
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
  expect(await functionsWith('prosecdef')).toEqual(Object.keys(CALLS).sort());
});

it('G6 nobody can make an account beside the list', () => {
  expect(readFileSync('supabase/config.toml', 'utf8')).toMatch(/^\[auth\]\nenable_signup = false$/m);
});
