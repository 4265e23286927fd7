import type { Database } from '../server/database/database';
import { as, asOwner, type ApiRole } from '../server/test/as';
import { signUp } from '../server/test/signUp';
import { openTestDatabase } from '../server/test/testDatabase';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await signUp(database);
}, 60_000);
afterAll(() => database.close());

const DENIED = { code: '42501' };
const ADD = "select public.add_waitlist_subscription('eve@example.org', 'Eve', 'Web3 technology')";
const CLAIM = "select * from public.claim_confirmation('ada@example.org')";
const RELEASE = 'select public.release_confirmation(gen_random_uuid())';

describe.each<ApiRole>(['anon', 'authenticated'])('the role %s', (role) => {
  it.each([
    'select * from public.waitlist_subscriptions',
    'select count(*) from public.waitlist_subscriptions',
    "insert into public.waitlist_subscriptions (email, name, interests) values ('e@e.org', 'Eve', '{Web3 technology}')",
    "update public.waitlist_subscriptions set name = 'Eve'",
    'delete from public.waitlist_subscriptions',
    'truncate public.waitlist_subscriptions',
    "select private.normalized_email('a@b.co')",
    'select * from supabase_migrations.schema_migrations',
    'create table public.mine (a int)',
    CLAIM,
    RELEASE,
  ])('G5 B6 may not: %s', (sql) => expect(as(database, role, sql)).rejects.toMatchObject(DENIED));
});

it('A1 only anonymous visitors may sign up', async () => {
  await expect(as(database, 'anon', ADD)).resolves.toHaveLength(1);
  await expect(as(database, 'authenticated', ADD)).rejects.toMatchObject(DENIED);
  await expect(as(database, 'service_role', ADD)).rejects.toMatchObject(DENIED);
});

it('A2 the mailing function may claim and release', async () => {
  const [claimed] = await as(database, 'service_role', CLAIM);
  expect(claimed).toMatchObject({ email: 'ada@example.org' });
  await expect(as(database, 'service_role', RELEASE)).resolves.toHaveLength(1);
});

it('G5 no function but the sign-up and the links of its mail is open to the public', async () => {
  const open = await asOwner(
    database,
    `select proname from pg_proc where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')
     order by proname`,
  );
  expect(open.map(({ proname }) => proname)).toEqual(['add_waitlist_subscription', 'confirm_waitlist_subscription', 'leave_waitlist']);
});

it('B6 every function of ours pins its search path', async () => {
  const loose = await asOwner(
    database,
    `select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not coalesce(proconfig, '{}') @> array['search_path=""']`,
  );
  expect(loose).toEqual([]);
});
