import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { builtClone, runServer, type ServerProcess } from './test/runServer';

jest.setTimeout(60_000);

const interfaces = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
/** An address of this machine at which others in the network may reach it, if it has one. */
const elsewhere = interfaces.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.2';
const hasIpv6 = interfaces.some(({ address }) => address === '::1');

let root: string;
let running: ServerProcess[] = [];
const start = async (env?: Record<string, string>) => {
  const server = await runServer(root, env);
  running.push(server);
  return server;
};
const statusAt = (host: string, { url }: ServerProcess) =>
  fetch(`http://${host}:${new URL(url!).port}/`).then(
    ({ status }) => status,
    (error: { cause: { code: string } }) => error.cause.code,
  );

beforeAll(async () => {
  root = await builtClone();
});
afterEach(async () => {
  await Promise.all(running.filter(({ child }) => child.exitCode === null).map((server) => server.end('SIGKILL')));
  running = [];
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('B6 without settings the server answers this machine alone, whatever localhost stands for', async () => {
  const server = await start();
  expect(server.url).toMatch(/^http:\/\/localhost:\d+$/);
  const answers = await Promise.all(['localhost', '127.0.0.1', ...(hasIpv6 ? ['[::1]'] : []), elsewhere].map((host) => statusAt(host, server)));
  expect(answers).toEqual([200, 200, ...(hasIpv6 ? [200] : []), 'ECONNREFUSED']);
});

it.each([
  ['0.0.0.0', 'localhost'],
  [elsewhere, elsewhere],
  ...(hasIpv6 ? [['::', 'localhost']] : []),
])('G5 with HOST=%s it answers at the address of this machine in the network, and says that it is at %s', async (HOST, name) => {
  const server = await start({ HOST });
  expect(new URL(server.url!).hostname).toBe(name);
  expect(await statusAt(elsewhere, server)).toBe(200);
});

it('B12 a wrong HOST ends with one clear line', async () => {
  const wrong = await start({ HOST: 'somewhere' });
  expect([wrong.child.exitCode, wrong.output()]).toEqual([
    1,
    'HOST must be an IP address of this machine, such as 0.0.0.0 for all of them, not "somewhere".\n',
  ]);
  const foreign = await start({ HOST: '203.0.113.9' });
  expect(foreign.child.exitCode).toBe(1);
  expect(foreign.output()).toMatch(/(^|\n)HOST 203\.0\.113\.9 is no address of this machine\.\n$/);
});

it.each(['127.0.0.1', ...(hasIpv6 ? ['::1'] : [])])('B12 a port that another program has at %s alone is in use', async (host) => {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const blocked = await start({ PORT: String(port) });
  other.close();
  expect(blocked.output()).toMatch(new RegExp(`Port ${port} is in use\\. Stop the other program, or set another PORT\\.\n$`));
});

it('B12 requests that never come to their end do not keep the server from a clean one', async () => {
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

  // Had they kept it for ten seconds, it would have ended with 1.
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.output()).not.toMatch(/error|failed/i);
  for (const connection of [...halves, silent]) connection.destroy();
});
