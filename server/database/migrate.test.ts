import type { Database } from './database';
import { asOwner } from '../../test-support/as';
import { MIGRATIONS, openTestDatabase } from '../../test-support/testDatabase';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';
import { migrate } from './migrate';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const versions = async () =>
  (await asOwner(database, 'select version, name from supabase_migrations.schema_migrations order by version')).map(
    ({ version, name }) => `${String(version)}_${String(name)}`,
  );

it('A1 migrating twice changes nothing', async () => {
  await migrate(database, MIGRATIONS);
  expect(await versions()).toContain('20260101000000_waitlist');
});

it('A1 migrating again leaves the roles as they are, which other databases of the same server share', async () => {
  const roles = () => asOwner(database, 'select rolname, xmin::text from pg_authid order by rolname');
  const before = await roles();
  await migrate(database, MIGRATIONS);
  expect(await roles()).toEqual(before);
});

it('A1 a migration that fails changes nothing, and the migrations before it stay applied', async () => {
  const directory = temporaryDirectory({
    '20990101000000_good.sql': 'create table public.good (a int);',
    '20990102000000_bad.sql': 'create table public.bad (a int); select 1/0;',
    'notes.md': 'not a migration',
  });
  await expect(migrate(database, directory)).rejects.toMatchObject({ code: '22012' });
  expect(await versions()).toEqual(expect.arrayContaining(['20990101000000_good']));
  expect(
    await asOwner(database, "select to_regclass('public.good') is not null as good, to_regclass('public.bad') as bad"),
  ).toEqual([{ good: true, bad: null }]);
});

it('G5 a table without revoked privileges is readable by anon as on the hosted platform, so that tests can catch it', async () => {
  await database.script('create table public.forgotten (a int)');
  expect(await asOwner(database, "select has_table_privilege('anon', 'public.forgotten', 'select') as open")).toEqual([
    { open: true },
  ]);
});
