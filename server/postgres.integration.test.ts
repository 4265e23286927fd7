import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { postgresDatabase } from './database/postgres';
import { findPort } from './listen';
import { stepOne, stepTwo } from './test/program';
import { builtClone, runServer, type ServerProcess } from '../test-support/site';
import { startPostgres } from '../test-support/globalSetup';
import { temporaryDirectory } from '../test-support/temporaryDirectory';

jest.setTimeout(120_000);

let root: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let superuser: Client;
let database: URL;
let servers: ServerProcess[] = [];
let poolers: ChildProcess[] = [];
beforeAll(async () => {
  root = await builtClone();
  postgres = await startPostgres();
  superuser = new Client({ connectionString: postgres.url });
  await superuser.connect();
  database = await createDatabase('constela', 'createrole');
});
afterEach(async () => {
  await Promise.all(servers.filter(({ child }) => child.exitCode === null).map((server) => server.end('SIGKILL')));
  for (const pooler of poolers) pooler.kill();
  servers = [];
  poolers = [];
});
afterAll(async () => {
  await superuser.end();
  await postgres.stop();
  await rm(root, { recursive: true, force: true });
});

/** A database with an owner of its own, as the guide makes it. */
async function createDatabase(name: string, may = ''): Promise<URL> {
  await superuser.query(`create role ${name} login ${may} password 'p@ss'`);
  await superuser.query(`create database ${name} owner ${name}`);
  const url = new URL(postgres.url);
  return Object.assign(url, { username: name, password: 'p@ss', pathname: `/${name}` });
}

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
/** It looks every second, and waits two for an answer. */
async function untilAway(server: ServerProcess): Promise<void> {
  while ((await health(server))[0] === 200) await delay(50);
  expect(await health(server)).toEqual([503, 'database']);
}

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
  expect(existsSync(join(root, '.data/postgres17'))).toBe(false);
  for (const server of both)
    expect([await server.end('SIGTERM'), server.output()]).toEqual([0, expect.not.stringMatching(/error/i)]);
});

it('G5 B12 the owner of a second database takes the roles of the first, or is told what gives them', async () => {
  const { href } = await createDatabase('second');
  const plain = await start(href);
  expect(plain.output()).toBe(
    'The database at 127.0.0.1 (DATABASE_URL) cannot be used: another user made the role anon. Let a superuser run `grant anon, authenticated, service_role to second`.\n',
  );
  await superuser.query('alter role second createrole');
  const { rows } = await superuser.query("select current_setting('server_version_num')::int < 160000 as allows");
  const creator = await start(href);
  // Before PostgreSQL 16 a user who may make roles may also give those of others.
  expect([Boolean(creator.url), creator.child.exitCode]).toEqual(rows[0].allows ? [true, null] : [false, 1]);
  await superuser.query(/`(.+)`/.exec(plain.output())![1]!);
  expect(await stepOne((await start(href)).url!, 'ada@example.org')).toBe(204);
});

it('G5 B12 an owner who may not make the roles is told what allows it', async () => {
  const { href } = await createDatabase('third');
  // As on a server that has none of them yet.
  await superuser.query('alter role authenticated rename to once_authenticated');
  await superuser.query('grant anon to third');
  const { output } = await start(href);
  await superuser.query('alter role once_authenticated rename to authenticated');
  expect(output()).toMatch(
    /: its user may not make the role authenticated\. Let a superuser run `alter role third createrole`\.\n$/,
  );
});

/** The way to the database through PgBouncer in this mode. */
async function startPgBouncer(mode: string): Promise<string> {
  const url = new URL(database);
  url.port = String(await findPort({ port: 0 }));
  const settings = `[databases]
    * = host=127.0.0.1 port=${database.port}
    [pgbouncer]
    listen_addr = 127.0.0.1
    listen_port = ${url.port}
    unix_socket_dir =
    auth_type = trust
    auth_file = users
    pool_mode = ${mode}`.replaceAll(/^ +/gm, '');
  const folder = temporaryDirectory({ 'pgbouncer.ini': settings, users: '"constela" "p@ss"' });
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const pooler = spawn('/usr/sbin/pgbouncer', [...user, 'pgbouncer.ini'], { cwd: folder });
  poolers.push(pooler);
  for await (const line of pooler.stderr) if (/process up/.test(String(line))) return url.href;
  throw new Error('PgBouncer ended');
}

it('A1 A2 B3 through PgBouncer in session mode statements have a limit, people sign up and get their mails', async () => {
  const before = outbox().length;
  const url = await startPgBouncer('session');
  const pool = postgresDatabase(url);
  expect(await pool.run([{ sql: 'show statement_timeout' }])).toEqual([[{ statement_timeout: '10s' }]]);
  await pool.close();
  const server = await start(url);
  expect(await stepOne(server.url!, 'pooled@example.org')).toBe(204);
  expect(await stepTwo(server.url!, 'pooled@example.org')).toBe(200);
  while (outbox().length === before) await delay(50);
  expect([await health(server), await server.end('SIGTERM')]).toEqual([[200, 'ok'], 0]);
});

it('G5 B12 PgBouncer in transaction mode is refused at the start, with what to do', async () => {
  const { child, output } = await start(await startPgBouncer('transaction'));
  expect([child.exitCode, output()]).toEqual([1, expect.stringMatching(/^.*\(PgBouncer: pool_mode = session\).*\n$/)]);
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
  for (let visitor = 0; visitor < 3; visitor += 1) expect(await stepTwo(server.url!, 'ada@example.org')).toBe(502);
  await untilAway(server);
  await way.repair();
  while ((await signUp()) !== 204) await delay(50);

  way.silence(true);
  expect(await signUp()).toBe(503);
  await untilAway(server);
  way.silence(false);
  while ((await signUp()) !== 204) await delay(50);
  expect(await server.end('SIGTERM')).toBe(0);
  way.cut();
  // One line, however many calls failed: within a minute it is one outage.
  const [, ...lines] = server.output().match(/(?<=^\S+Z ).+$/gm) ?? [];
  expect(lines).toEqual([expect.stringMatching(/^The database does not work and is retried until it does: \S/)]);
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
