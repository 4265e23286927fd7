import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { readyClone, runServer, type ServerProcess } from '../test-support/runServer';

jest.setTimeout(60_000);

const interfaces = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
/** This machine's address in the network, if it has one. */
const networkAddress =
  interfaces.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.2';
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
  root = await readyClone();
});
afterEach(async () => {
  await Promise.all(running.filter(({ child }) => child.exitCode === null).map((server) => server.end('SIGKILL')));
  running = [];
});
afterAll(() => rm(root, { recursive: true, force: true }));

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

it('B12 a wrong HOST fails with one clear line', async () => {
  const wrong = await start({ HOST: 'somewhere' });
  expect([wrong.child.exitCode, wrong.output()]).toEqual([
    1,
    'HOST must be an IP address of this machine, such as 0.0.0.0 for all of them, not "somewhere".\n',
  ]);
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
    expect(blocked.output()).toMatch(
      new RegExp(`Port ${port} is in use\\. Stop the other program, or set another PORT\\.\n$`),
    );
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
