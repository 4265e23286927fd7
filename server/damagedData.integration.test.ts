import { renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readyDatabase } from '../test-support/readyDatabase';
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

const damages: Record<string, (directory: string) => void> = {
  'could not read file': (directory) => truncateSync(join(directory, 'global/pg_control'), 100),
  'required WAL directory': (directory) => rmSync(join(directory, 'pg_wal'), { recursive: true }),
  'it is damaged (it has no file PG_VERSION)': (directory) => rmSync(join(directory, 'PG_VERSION')),
  'PostgreSQL 17 wrote it, and this release reads only 18': (directory) =>
    writeFileSync(join(directory, 'PG_VERSION'), '17\n'),
};
it.each(Object.entries(damages))(
  'B12 on damaged data the start fails with one clear line: %s',
  async (reason, damage) => {
    const { code, output } = await startAfter(damage);
    expect(code).toBe(1);
    for (const part of ['The database in DATA/pg18 cannot be opened: ', reason, ADVICE]) expect(output).toContain(part);
    expect(output.trim().split('\n')).toHaveLength(1);
  },
);

it('B12 the list of an older release is not replaced by an empty one', async () => {
  const { code, output } = await startAfter((directory) => renameSync(directory, directory.replace(/18$/, '17')));
  expect([code, output]).toEqual([
    1,
    'DATA/pg17 holds the list of another release, which this one cannot read. Start that release, or move the directory away to start with an empty list. Nothing was deleted.\n',
  ]);
});
