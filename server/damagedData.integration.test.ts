import { renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readyDatabase } from '../test-support/readyDatabase';
import { waitlist } from '../test-support/waitlistCommand';
import { builtClone, runServer } from '../test-support/site';

jest.setTimeout(120_000);

let root: string;
beforeAll(async () => {
  root = await builtClone();
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Damages an intact list, starts the server on it and returns its output. */
async function startAfter(damage: (directory: string) => void): Promise<{ code: number | null; output: string }> {
  const data = join(root, '.data');
  await rm(data, { recursive: true, force: true });
  readyDatabase(data);
  damage(join(data, 'pg18'));
  const server = await runServer(root);
  if (server.url) await server.end('SIGKILL');
  return { code: server.child.exitCode, output: server.output().replaceAll(data, 'DATA') };
}

const ADVICE = 'Restore that directory from a copy, or move it away to start with an empty list. Nothing was deleted.';

it.each<[string, (directory: string) => void, string]>([
  [
    'a truncated control file',
    (directory) => truncateSync(join(directory, 'global/pg_control'), 100),
    'could not read file',
  ],
  ['no control file', (directory) => rmSync(join(directory, 'global/pg_control')), 'could not open file'],
  [
    'no write-ahead log',
    (directory) => rmSync(join(directory, 'pg_wal'), { recursive: true }),
    'required WAL directory',
  ],
  [
    'no version file',
    (directory) => rmSync(join(directory, 'PG_VERSION')),
    'it is damaged (it has no file PG_VERSION)',
  ],
  ['no system catalog', (directory) => rmSync(join(directory, 'base'), { recursive: true }), 'database'],
  [
    'an older version',
    (directory) => writeFileSync(join(directory, 'PG_VERSION'), '17\n'),
    'PostgreSQL 17 wrote it, and this release reads only 18',
  ],
])('B12 the start fails with one clear line for a database with %s', async (_, damage, reason) => {
  const { code, output } = await startAfter(damage);
  expect(code).toBe(1);
  expect(output).toContain('The database in DATA/pg18 cannot be opened: ');
  expect(output).toContain(reason);
  expect(output).toContain(ADVICE);
  expect(output.trim().split('\n')).toHaveLength(1);
});

it('B12 the list of an older release is not replaced by an empty one', async () => {
  const { code, output } = await startAfter((directory) => renameSync(directory, directory.replace(/18$/, '17')));
  expect([code, output]).toEqual([
    1,
    'DATA/pg17 holds the list of another release, which this one cannot read. Start that release, or move the directory away to start with an empty list. Nothing was deleted.\n',
  ]);
});

it('B12 the server and the team’s command say in one line that DATA_DIR is a file', async () => {
  const DATA_DIR = join(root, 'file');
  writeFileSync(DATA_DIR, '');
  const line = `DATA_DIR must be a directory, but ${DATA_DIR} is a file. Move it away, or set another DATA_DIR.\n`;
  const server = await runServer(root, { DATA_DIR });
  expect([server.child.exitCode, server.output()]).toEqual([1, line]);
  expect(await waitlist(['stats'], { DATA_DIR })).toEqual({ code: 1, out: '', err: line });
});
