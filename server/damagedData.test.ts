import { mkdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { builtClone, runServer } from './test/runServer';

jest.setTimeout(120_000);

let root: string;
let sound: string;
beforeAll(async () => {
  root = await builtClone();
  sound = join(root, 'sound');
  const server = await runServer(root, { DATA_DIR: join(root, '.data'), FSYNC: 'off' });
  await server.end('SIGTERM');
  renameSync(join(root, '.data/pg18'), sound);
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Starts on a copy of sound data after something was done to it, and gives what was said. */
async function startAfter(damage: (directory: string) => void): Promise<{ code: number | null; said: string }> {
  const data = join(root, '.data');
  await rm(data, { recursive: true, force: true });
  await cp(sound, join(data, 'pg18'), { recursive: true });
  damage(join(data, 'pg18'));
  const server = await runServer(root);
  if (server.url) await server.end('SIGKILL');
  return { code: server.child.exitCode, said: server.output().replaceAll(data, 'DATA') };
}

const ADVICE = 'Put a copy of that directory in its place, or move it away to begin with an empty list. Nothing was deleted.';

it.each<[string, (directory: string) => void, string]>([
  ['a control file that is cut off', (directory) => truncateSync(join(directory, 'global/pg_control'), 100), 'could not read file'],
  ['no control file', (directory) => rmSync(join(directory, 'global/pg_control')), 'could not open file'],
  ['no log', (directory) => rmSync(join(directory, 'pg_wal'), { recursive: true }), 'required WAL directory'],
  ['no version', (directory) => rmSync(join(directory, 'PG_VERSION')), 'it is damaged (it has no file PG_VERSION)'],
  ['no table of tables', (directory) => rmSync(join(directory, 'base'), { recursive: true }), 'database'],
  ['an older version', (directory) => writeFileSync(join(directory, 'PG_VERSION'), '17\n'), 'PostgreSQL 17 made it, and this release reads only 18'],
])('B12 a database with %s ends the start with one clear line', async (_, damage, reason) => {
  const { code, said } = await startAfter(damage);
  expect(code).toBe(1);
  expect(said).toContain('The database in DATA/pg18 cannot be opened: ');
  expect(said).toContain(reason);
  expect(said).toContain(ADVICE);
  expect(said.trim().split('\n')).toHaveLength(1);
});

it('B12 the list of an older release is not forgotten for an empty one', async () => {
  const { code, said } = await startAfter((directory) => renameSync(directory, directory.replace(/18$/, '17')));
  expect([code, said]).toEqual([
    1,
    'DATA/pg17 holds the list of another release, which this one cannot read. Start that release, or move the directory away to begin with an empty list. Nothing was deleted.\n',
  ]);
});

it('B12 an empty directory in place of the database is not filled', async () => {
  const { said } = await startAfter((directory) => {
    rmSync(directory, { recursive: true });
    mkdirSync(directory);
  });
  expect(said).toContain('it is damaged (it has no file PG_VERSION)');
});
