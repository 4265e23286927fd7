import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { listen, makeHttpServer } from './listen';

const SHORT = { headersTimeout: 200, requestTimeout: 300, timeout: 600, connectionsCheckingInterval: 50 };
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

const interfaces = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
/** This machine's address in the network, if it has one. */
const networkAddress =
  interfaces.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.2';
const ipv6 = interfaces.some(({ address }) => address === '::1') ? ['::1'] : [];

it.each<[host: string | undefined, name: string, answer: string | number]>([
  [undefined, 'localhost', 'ECONNREFUSED'],
  [networkAddress, networkAddress, 204],
  ['0.0.0.0', 'localhost', 204],
  ...ipv6.map((): [string, string, number] => ['::', 'localhost', 204]),
])('B6 G5 with the host %s its address is %s, and the network gets %s', async (host, name, answer) => {
  const app = new Hono().get('/', (c) => c.body(null, 204));
  const { url, port, stop } = await listen(app, { port: 0, host });
  const loopback = host ? [] : ['127.0.0.1', ...ipv6.map(() => '[::1]')];
  const asked = [name, ...loopback, networkAddress].map((at) =>
    fetch(`http://${at}:${port}/`).then(
      ({ status }) => status,
      (error: { cause: { code: string } }) => error.cause.code,
    ),
  );
  const answers = await Promise.all(asked);
  expect([url, answers.pop(), new Set(answers)]).toEqual([`http://${name}:${port}`, answer, new Set([204])]);
  await stop();
});

it('B12 a host of another machine is refused', async () => {
  const listening = listen(new Hono(), { port: 0, host: '203.0.113.9' });
  await expect(listening).rejects.toThrow('HOST 203.0.113.9 is not an address of this machine.');
});

it.each(['127.0.0.1', ...ipv6])('B12 a port that another program uses only at %s counts as in use', async (host) => {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(listen(new Hono(), { port })).rejects.toThrow(`Port ${port} is in use.`);
  other.close();
});

describe('a client', () => {
  let server: Server;
  let client: Socket;
  let read: string;
  let started: string[];
  /** Ends the answers of `/wait`. */
  let release: () => void;

  afterEach(() => {
    client.destroy();
    server.close();
    server.closeAllConnections();
  });

  /** Sends the text to a new server; resolves with the server's end of the connection. */
  async function send(text: string, timeouts = {}, isRead = true): Promise<Socket> {
    [read, started] = ['', []];
    const released = new Promise<void>((resolve) => (release = resolve));
    const app = new Hono()
      .get('/endless', (c) =>
        c.body(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })),
      )
      .post('/', async (c) => c.text(await c.req.text()))
      .get('/:path', async (c) => {
        started.push(c.req.path);
        if (c.req.path === '/wait') await released;
        return c.text(`<${c.req.path}>`);
      });
    server = makeHttpServer(app, timeouts);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const connected = once(server, 'connection');
    client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
    if (isRead) client.on('data', (chunk) => (read += String(chunk)));
    client.write(text);
    return ((await connected) as [Socket])[0];
  }

  it.each([
    ['never finishes its headers', 'GET / HTTP/1.1\r\n'],
    ['never finishes its body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx'],
  ])('B6 a client that %s gets 408 and is disconnected', async (_, sent) => {
    await send(sent, SHORT);
    await once(client, 'close');
    expect(read).toMatch(/^HTTP\/1\.1 408/);
  });

  it('B6 a client that does not read its answer is disconnected', async () => {
    const connection = await send(get('/endless'), SHORT, false);
    await once(connection, 'close');
    expect(connection.bytesWritten).toBeGreaterThan(65_536);
  });

  it('B12 pipelined requests are answered one after another, in order', async () => {
    await send(['/wait', '/second', '/third'].map(get).join(''));
    while (started.length === 0) await delay(5);
    await delay(50);
    expect(started).toEqual(['/wait']);
    release();
    while (!read.includes('</third>')) await delay(5);
    expect(read.match(/<.*?>/g)).toEqual(['</wait>', '</second>', '</third>']);
  });

  it('B12 what a client sent before it left is not answered any more', async () => {
    const connection = await send(['/wait', '/second'].map(get).join(''));
    while (started.length === 0) await delay(5);
    client.destroy();
    await once(connection, 'close');
    release();
    await delay(50);
    expect(started).toEqual(['/wait']);
  });

  it('B6 a client that sends more than a hundred requests without waiting is disconnected', async () => {
    const connection = await send(get('/wait').repeat(101));
    await once(connection, 'close');
    expect(started).toEqual(['/wait']);
  });
});
