import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { stepOne, stepTwo } from './test/program';
import { builtClone, runServer, type ServerProcess } from '../test-support/site';
import { startPostgres } from '../test-support/startPostgres';

jest.setTimeout(120_000);

let root: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let database: URL;
let servers: ServerProcess[] = [];
beforeAll(async () => {
  root = await builtClone();
  postgres = await startPostgres();
  const owner = new Client({ connectionString: postgres.url });
  await owner.connect();
  await owner.query("create role constela login createrole password 'p@ss'");
  await owner.query('create database constela owner constela');
  await owner.end();
  database = new URL(postgres.url);
  database.username = 'constela';
  database.password = 'p@ss';
  database.pathname = '/constela';
});
afterEach(async () => {
  await Promise.all(servers.filter(({ child }) => child.exitCode === null).map((server) => server.end('SIGKILL')));
  servers = [];
});
afterAll(async () => {
  await postgres.stop();
  await rm(root, { recursive: true, force: true });
});

const start = async (url = database.href) => {
  const server = await runServer(root, { DATABASE_URL: url });
  servers.push(server);
  return server;
};
const outbox = () => {
  const folder = join(root, '.data/outbox');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const health = async ({ url }: ServerProcess) => {
  const answer = await fetch(`${url}/healthz`);
  return [answer.status, await answer.text()];
};

it('A1 A2 B3 two servers start on an empty PostgreSQL of a plain owner at the same time, and send each mail once', async () => {
  const both = await Promise.all([start(), start()]);
  expect(both.map(({ output }) => output())).toEqual(both.map(() => expect.stringContaining(' is at ')));
  for (const [n, { url }] of both.entries()) {
    expect(await stepOne(url!, `person-${n}@example.org`)).toBe(204);
    expect(await stepTwo(url!, `person-${n}@example.org`)).toBe(200);
    expect(await health(both[n]!)).toEqual([200, 'ok']);
  }
  while (outbox().length < 2) await delay(50);
  await delay(1_500);
  expect(outbox()).toHaveLength(2);
  expect(existsSync(join(root, '.data/pg18'))).toBe(false);
  for (const server of both)
    expect([await server.end('SIGTERM'), server.output()]).toEqual([0, expect.not.stringMatching(/error/i)]);
});

/** A way to the database that can be cut, or fall silent. */
async function openWay() {
  const { hostname, port } = database;
  const open = new Set<Socket>();
  let isSilent = false;
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(from);
      from
        .on('error', () => {})
        .on('close', () => to.destroy())
        .on('data', (data) => void (isSilent || to.write(data)));
    }
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const at = (proxy.address() as AddressInfo).port;
  const url = new URL(database);
  url.port = String(at);
  return {
    url: url.href,
    cut: () => {
      proxy.close();
      for (const socket of open) socket.destroy();
    },
    repair: async () => void (await once(proxy.listen(at, '127.0.0.1'), 'listening')),
    silence: (silent: boolean) => void (isSilent = silent),
  };
}

it('W5 B12 while the database is away the server answers pages, refuses sign-ups with 503, and comes back by itself', async () => {
  const way = await openWay();
  const server = await start(way.url);
  const signUp = () => stepOne(server.url!, 'ada@example.org');
  expect(await signUp()).toBe(204);
  // Also in the midst of transactions.
  for (let round = 0; round < 20; round += 1) {
    const under = Array.from({ length: 20 }, signUp);
    await delay(round);
    way.cut();
    for (const status of await Promise.all(under)) expect([204, 503]).toContain(status);
    expect(await signUp()).toBe(503);
    if (round < 19) await way.repair();
  }
  expect((await fetch(`${server.url}/`)).status).toBe(200);
  expect(await health(server)).toEqual([503, 'database']);
  await way.repair();
  while ((await signUp()) !== 204) await delay(50);

  way.silence(true);
  expect(await signUp()).toBe(503);
  expect(await health(server)).toEqual([503, 'database']);
  way.silence(false);
  while ((await signUp()) !== 204) await delay(50);
  expect(await server.end('SIGTERM')).toBe(0);
  way.cut();
  // One line for each reason, however many calls failed.
  const [, ...lines] = server.output().match(/(?<=^\S+Z ).+$/gm) ?? [];
  expect(lines).toEqual([...new Set(lines)]);
  for (const line of lines) expect(line).toMatch(/^The database does not work and is retried until it does: \S/);
});

it.each([
  [
    'cannot be reached',
    'postgres://postgres:secret@127.0.0.1:1/x',
    /^The database at 127\.0\.0\.1 \(DATABASE_URL\) cannot be used: .*\n$/,
  ],
  [
    'is not its own',
    'postgres://postgres:secret@aws-0-eu-west-1.pooler.supabase.com:5432/postgres',
    /hosted project.* Set SUPABASE_URL/,
  ],
  ['is none', 'mysql://secret', /^DATABASE_URL is not the address of a PostgreSQL/],
])('G5 B12 on a database that %s the start fails with one line without the password', async (_, url, line) => {
  const { child, output } = await start(url);
  expect([child.exitCode, output()]).toEqual([1, expect.stringMatching(line)]);
  expect(output()).not.toContain('secret');
});
