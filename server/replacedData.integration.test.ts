import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stepOne } from './test/program';
import { readyClone, runServer, type ServerProcess } from '../test-support/site';

jest.setTimeout(120_000);

let root: string;
let data: string;
let server: ServerProcess;
beforeEach(async () => {
  root = await readyClone();
  data = join(root, '.data/pg18');
  cpSync(data, `${data}.copy`, { recursive: true });
  server = await runServer(root);
  await signUp();
});
afterEach(async () => {
  if (server.child.exitCode === null) await server.end('SIGKILL');
  await rm(root, { recursive: true, force: true });
});

let people = 0;
const signUp = () => stepOne(server.url!, `person-${(people += 1)}@example.org`);
/** The last line of the log that says why the database is away. */
const outages = () => server.output().match(/^.*The database does not work.*$/gm) ?? [];

/** A hash of every file of a directory. */
function contents(directory: string): string {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const hash = createHash('sha256');
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
    hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

it('A1 B12 when its directory is replaced by a copy the server answers 503, says so once, and never writes into the copy', async () => {
  rmSync(data, { recursive: true });
  renameSync(`${data}.copy`, data);
  const before = contents(data);
  for (let n = 0; n < 5; n += 1) expect(await signUp()).toBe(503);
  // Longer than the pause between two tries to open it again.
  await delay(4_000);
  expect(await signUp()).toBe(503);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(contents(data)).toBe(before);
  expect(outages()).toEqual([expect.stringContaining(`${data} was removed or replaced`)]);
});

it('A1 B12 a server that is stopped as soon as its directory was replaced does not write into the copy', async () => {
  rmSync(data, { recursive: true });
  renameSync(`${data}.copy`, data);
  const before = contents(data);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(contents(data)).toBe(before);
});

it('A1 B12 the server goes on by itself when the very directory that it opened is put back', async () => {
  renameSync(data, `${data}.away`);
  expect(await signUp()).toBe(503);
  renameSync(`${data}.away`, data);
  while ((await signUp()) !== 204) await delay(200);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(outages()).toHaveLength(1);
});
