import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database';
import { asOwner } from '../../test-support/listQueries';
import { migrateAlone, MIGRATIONS, openTestDatabase } from '../../test-support/testDatabase';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const baseline = readdirSync(MIGRATIONS).sort();
/** A directory with the baseline and what comes after it. */
const baselineAnd = (later: Record<string, string>) =>
  temporaryDirectory({
    ...Object.fromEntries(baseline.map((file) => [file, readFileSync(join(MIGRATIONS, file), 'utf8')])),
    ...later,
  });
const versions = async () =>
  (await asOwner(database, 'select version, name from supabase_migrations.schema_migrations order by version')).map(
    ({ version, name }) => `${String(version)}_${String(name)}.sql`,
  );

it('A1 migrating twice changes nothing, not even the roles, which other databases of the same server share', async () => {
  const state = async () => [
    await versions(),
    await asOwner(database, 'select rolname, xmin::text from pg_authid order by rolname'),
  ];
  const before = await state();
  expect(before[0]).toEqual(baseline);
  await migrateAlone(database);
  expect(await state()).toEqual(before);
});

it('A1 a migration that fails changes nothing, and the migrations before it stay applied', async () => {
  const directory = baselineAnd({
    '20990101000000_good.sql': 'create table public.good (a int);',
    '20990102000000_bad.sql': 'create table public.bad (a int); select 1/0;',
    'notes.md': 'not a migration',
  });
  await expect(migrateAlone(database, directory)).rejects.toMatchObject({ code: '22012' });
  expect(await versions()).toEqual([...baseline, '20990101000000_good.sql']);
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
