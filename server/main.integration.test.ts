import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brand } from '../src/lib/site';
import { queryDataDir, readyClone, runServer, type ServerProcess } from '../test-support/site';

jest.setTimeout(60_000);

const BODY = { p_email: 'ada@example.org', p_name: 'Ada', p_interests: 'Web3 technology', p_message: 'Hola' };

const interfaces = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
/** This machine's address in the network, if it has one. */
const networkAddress =
  interfaces.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.2';
const hasIpv6 = interfaces.some(({ address }) => address === '::1');

let root: string;
let dataDir: string;
let running: ServerProcess[] = [];
const start = async (env?: Record<string, string>) => {
  const server = await runServer(root, env);
  running.push(server);
  return server;
};
const post = (url: string | undefined, path: string, body: unknown) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const signUp = (url: string | undefined, email = BODY.p_email) =>
  post(url, '/rest/v1/rpc/add_waitlist_subscription', { ...BODY, p_email: email });
const confirm = (url: string | undefined, email = BODY.p_email) =>
  post(url, '/functions/v1/send-confirmation', { name: 'Ada', email, interests: ['Web3 technology'] });
const statusAt = (host: string, { url }: ServerProcess) =>
  fetch(`http://${host}:${new URL(url!).port}/`).then(
    ({ status }) => status,
    (error: { cause: { code: string } }) => error.cause.code,
  );

const outbox = () => (existsSync(join(dataDir, 'outbox')) ? readdirSync(join(dataDir, 'outbox')) : []);

beforeAll(async () => {
  root = await readyClone();
  dataDir = join(root, '.data');
});
afterEach(async () => {
  await Promise.all(running.filter(({ child }) => child.exitCode === null).map((server) => server.end('SIGKILL')));
  running = [];
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('A1 A2 G5 one port serves the site, a sign-up and its single mail; the stop is clean', async () => {
  const server = await start();
  expect(await (await fetch(`${server.url}/`)).text()).toBe('<h1>Home</h1>');

  expect((await confirm(server.url)).status).toBe(200);
  expect(outbox()).toEqual([]);
  expect((await signUp(server.url)).status).toBe(204);
  await Promise.all([confirm(server.url), confirm(server.url), confirm(server.url)]);
  expect(await (await fetch(server.outbox!)).text()).toContain('ada@example.org');
  const [mail = '', ...others] = outbox().map((file) => readFileSync(join(dataDir, 'outbox', file), 'utf8'));
  expect([others, mail]).toEqual([[], expect.stringContaining('"ada@example.org"')]);
  expect(mail).toContain(`${server.url}/waitlist/confirm?token=`);

  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.output()).toMatch(
    new RegExp(`${brand} is at http://localhost:\\d+ \\(mails at http://localhost:\\d+/__outbox/[\\w-]{43}\\)\n$`),
  );
  expect(server.output()).not.toContain('ada@');
});

it('B6 each start has another secret for its outbox', async () => {
  const before = await start();
  await before.end('SIGTERM');
  const server = await start();
  const statusOf = async (outbox?: string) => (await fetch(server.url + new URL(outbox!).pathname)).status;
  expect([await statusOf(server.outbox), await statusOf(before.outbox)]).toEqual([200, 404]);
});

it('B12 on SIGTERM a running request is answered', async () => {
  const server = await start();
  const body = JSON.stringify({ ...BODY, p_email: 'late@example.org' });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const sending = request(`${server.url}/rest/v1/rpc/add_waitlist_subscription`, { method: 'POST', headers });
  sending.write(body.slice(0, 10));
  await fetch(`${server.url}/`);

  const ended = server.end('SIGTERM');
  await delay(300);
  sending.end(body.slice(10));
  const [answer] = await once(sending, 'response');
  expect(answer.statusCode).toBe(204);
  answer.resume();
  expect(await ended).toBe(0);
});

it('G5 with a hosted project only the site is served', async () => {
  const unused = join(root, 'unused');
  const server = await start({ SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'key', DATA_DIR: unused });
  expect((await fetch(`${server.url}/`)).status).toBe(200);
  expect(server.outbox).toBeUndefined();
  expect((await signUp(server.url)).status).toBe(405);
  expect(existsSync(unused)).toBe(false);
});

it('B4 the server settles waiting sign-ups at its start, and erases those not confirmed in 30 days', async () => {
  const before = await start();
  await signUp(before.url, 'new@example.org');
  await before.end('SIGTERM');
  const query = (sql: string) => queryDataDir(dataDir, sql);
  query(`insert into public.waitlist_subscriptions (email, name, interests, created_at, mailed_at)
    select 'old@example.org', 'Eve', '{Web3 technology}', at, at from (select now() - interval '31 days' as at) as long_ago`);
  await (await start()).end('SIGTERM');
  const emails = query("select email from public.waitlist_subscriptions where email ~ '^(new|old)@'");
  expect(emails).toEqual([{ email: 'new@example.org' }]);
  expect(query('select reason from private.waitlist_erasures')).toEqual([{ reason: 'unconfirmed' }]);
});

it('B6 by default the server answers only this machine, at every address of localhost', async () => {
  const server = await start();
  expect(server.url).toMatch(/^http:\/\/localhost:\d+$/);
  const answers = await Promise.all(
    ['localhost', '127.0.0.1', ...(hasIpv6 ? ['[::1]'] : []), networkAddress].map((host) => statusAt(host, server)),
  );
  expect(answers).toEqual([200, 200, ...(hasIpv6 ? [200] : []), 'ECONNREFUSED']);
});

it.each([['0.0.0.0', 'localhost'], [networkAddress, networkAddress], ...(hasIpv6 ? [['::', 'localhost']] : [])])(
  'G5 with HOST=%s the server answers at its network address and prints the host %s',
  async (HOST, name) => {
    const server = await start({ HOST });
    expect(new URL(server.url!).hostname).toBe(name);
    expect(await statusAt(networkAddress, server)).toBe(200);
  },
);

it('B12 a HOST of another machine fails with one clear line', async () => {
  const foreign = await start({ HOST: '203.0.113.9' });
  expect(foreign.child.exitCode).toBe(1);
  expect(foreign.output()).toMatch(/(^|\n)HOST 203\.0\.113\.9 is not an address of this machine\.\n$/);
});

it.each(['127.0.0.1', ...(hasIpv6 ? ['::1'] : [])])(
  'B12 a port that another program uses only at %s counts as in use',
  async (host) => {
    const other = createServer().listen(0, host);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const blocked = await start({ PORT: String(port) });
    other.close();
    expect(blocked.output()).toBe(`Port ${port} is in use. Stop the other program, or set another PORT.\n`);
    // A failed start leaves the data unlocked.
    expect((await start()).url).toBeDefined();
  },
);

it('B12 unfinished requests do not prevent a clean stop', async () => {
  const server = await start();
  const port = Number(new URL(server.url!).port);
  const headers = { 'content-type': 'application/json', 'content-length': 500 };
  const halves = ['/rest/v1/rpc/add_waitlist_subscription', '/functions/v1/send-confirmation'].map((path) => {
    const half = request(`${server.url}${path}`, { method: 'POST', headers });
    half.on('error', () => {}).write('{"p_email":');
    return half;
  });
  const silent = connect(port, '127.0.0.1').on('error', () => {});
  silent.write('GET / HTTP/1.1\r\nHost: loc');
  await statusAt('localhost', server);

  // With a stop after the timeout the exit code would be 1.
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.output()).not.toMatch(/error|failed/i);
  for (const connection of [...halves, silent]) connection.destroy();
});

it('B12 without a built site the server fails with one clear line', async () => {
  await rm(join(root, 'dist'), { recursive: true });
  const server = await start();
  expect([server.child.exitCode, server.output()]).toEqual([1, 'The site is not built: run `npm run build`.\n']);
});
