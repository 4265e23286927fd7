import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { isDate } from 'node:util/types';
import { connectToServer } from './database/commandSocket';
import { stepOne } from './test/program';
import { readyClone, runServer, type ServerProcess } from '../test-support/site';
import { waitlist } from '../test-support/waitlistCommand';

jest.setTimeout(120_000);

const PEOPLE = 2_500;

let root: string;
let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  root = await readyClone();
  dataDir = join(root, '.data');
  server = await runServer(root);
  const list = (await connectToServer(dataDir))!;
  await list.query(
    `insert into public.waitlist_subscriptions (email, name, interests, confirmed_at)
     select 'person-' || n || '@example.org', 'Ada', '{Web3 technology}', now() from generate_series(1, $1::int) as n`,
    [PEOPLE],
  );
  await list.close();
});
afterAll(async () => {
  await server.end('SIGKILL');
  await rm(root, { recursive: true, force: true });
});

const command = (...args: string[]) => waitlist(args, { DATA_DIR: dataDir });
let joined = 0;
const signUp = () => stepOne(server.url!, `new-${(joined += 1)}@example.org`);

it.each<[args: string[], out: RegExp]>([
  [['stats'], /Web3 technology\s+\d+\s+2,?500/],
  [['show', 'person-1@example.org'], /Signed up +\d{4}-\d\d-\d\d .*\n/],
  [['erase', 'person-2500@example.org'], /^Erased\./],
  [['retry'], /^No mail failed\./],
  [['letter', 'opening', '--dry-run'], /2,499 letters now/],
  [['letter', 'opening', '--send', '--yes', '--limit', '5'], /5 of 2,499|2,494/],
])('B4 B7 B16 the command %j works while the server has the list open', async (args, out) => {
  const said = await command(...args);
  expect([said.code, said.out + said.err]).toEqual([0, expect.stringMatching(out)]);
  expect(await signUp()).toBe(204);
});

it('B7 an export is the list of one moment, while people join and leave', async () => {
  const exporting = command('export');
  const statuses = [];
  for (let n = 0; n < 50; n += 1) statuses.push(await signUp());
  const { code, out } = await exporting;
  expect([code, out.trim().split('\r\n').length, new Set(statuses)]).toEqual([0, PEOPLE, new Set([204])]);
});

it('B12 W5 a command that hangs in a cursor and a lock keeps no visitor waiting, and leaves neither behind', async () => {
  const hanging = (await connectToServer(dataDir))!;
  const lock = 'select pg_try_advisory_lock(7) as held';
  await hanging.query('declare people no scroll cursor with hold for select * from public.waitlist_subscriptions');
  expect(await hanging.query(lock)).toEqual([{ held: true }]);
  expect(await signUp()).toBe(204);

  // It waits for its turn.
  const next = (await connectToServer(dataDir))!;
  const left = next.query("select count(*)::int as left from pg_locks where locktype = 'advisory'");
  expect(await Promise.race([left, signUp()])).toBe(204);
  await hanging.close();
  expect(await left).toEqual([{ left: 0 }]);
  expect(await next.query('select from pg_cursors where is_holdable')).toEqual([]);
  await next.close();
});

it('B12 a query that fails is an error of that query alone, and a transaction that it begins ends with it', async () => {
  const list = (await connectToServer(dataDir))!;
  await expect(list.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
  await list.query('begin');
  expect(await signUp()).toBe(204);
  await list.query('rollback');
  const [row] = await list.query("select now() as now, '{1}'::int[] as list, null as nothing");
  expect([isDate(row?.now), row]).toMatchObject([true, { list: [1], nothing: null }]);
  await list.close();
});

it('B12 what is no command is disconnected, and the next command has its turn', async () => {
  const stranger = connect(join(dataDir, 'command/socket'))
    .on('error', () => {})
    .resume();
  stranger.write('GET / HTTP/1.1\r\n\r\n');
  await once(stranger, 'close');
  expect(await command('stats')).toMatchObject({ code: 0 });
});

it('B6 nobody else on the machine may connect', () => {
  expect(statSync(join(dataDir, 'command')).mode & 0o777).toBe(0o700);
});

it('B4 what a killed export has sorted is gone once the server runs again', async () => {
  const list = (await connectToServer(dataDir))!;
  await list.query("declare large cursor with hold for select repeat('x', 1000) from generate_series(1, 10000)");
  const sorted = join(dataDir, 'pg18/base/pgsql_tmp');
  expect(existsSync(sorted)).toBe(true);
  await server.end('SIGKILL');
  server = await runServer(root);
  expect([server.url, existsSync(sorted)]).toEqual([expect.any(String), false]);
  expect(await command('stats')).toMatchObject({ code: 0 });
});

it('B12 the server stops although a command is connected, and the command then opens the list itself', async () => {
  const list = (await connectToServer(dataDir))!;
  const other = await runServer(root, { DATA_DIR: join(root, 'other') });
  const hanging = (await connectToServer(join(root, 'other')))!;
  await hanging.query('select 1');
  expect(await other.end('SIGTERM')).toBe(0);
  await expect(hanging.query('select 1')).rejects.toThrow('the server has ended the connection');
  expect(await connectToServer(join(root, 'other'))).toBeUndefined();
  expect(await waitlist(['stats'], { DATA_DIR: join(root, 'other') })).toMatchObject({ code: 0 });
  await list.close();
});
