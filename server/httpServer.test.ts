import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Hono } from 'hono';
import { makeHttpServer } from './httpServer';

const endless = new Hono().get('/', (c) =>
  c.body(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })),
);

it('B6 headers may take 10 s, a request 30 s, and an inactive connection is closed after two minutes', () => {
  const server = makeHttpServer(endless);
  const { headersTimeout, requestTimeout, timeout } = server;
  server.close();
  expect({ headersTimeout, requestTimeout, timeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    timeout: 120_000,
  });
});

it.each([
  ['never finishes its headers', 'GET / HTTP/1.1\r\n', 'HTTP/1.1 408', false],
  [
    'never finishes its body',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx',
    'HTTP/1.1 408',
    false,
  ],
  ['does not read its answer', 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n', '', true],
])('B6 a client that %s is disconnected', async (_, sent, answer, isSentMuch) => {
  const app = new Hono().route('/', endless).post('/', async (c) => c.text(await c.req.text()));
  const server = makeHttpServer(app, {
    headersTimeout: 200,
    requestTimeout: 300,
    timeout: 600,
    connectionsCheckingInterval: 50,
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const connected = once(server, 'connection');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  let read = '';
  if (answer) client.on('data', (chunk) => (read += String(chunk)));
  client.write(sent);
  const [connection] = await connected;
  await once(answer ? client : connection, 'close');
  client.destroy();
  server.close();
  expect([read.slice(0, 12), connection.bytesWritten > 65_536]).toEqual([answer, isSentMuch]);
});
