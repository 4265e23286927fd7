import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { makeHttpServer } from './httpServer';

const app = new Hono()
  .post('/', async (c) => c.text(await c.req.text()))
  .get('/', (c) => c.body(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })));

let server: Server;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = makeHttpServer(app, {
    headersTimeout: 300,
    requestTimeout: 600,
    timeout: 900,
    connectionsCheckingInterval: 50,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
afterAll(() => server.close());

/** Sends `begin` and then `more` again and again, until the server closes the connection. */
async function trickle(begin: string, more: string): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(begin);
  const timer = setInterval(() => socket.write(more), 50);
  socket.once('close', () => clearInterval(timer));
  return socket;
}

it.each([
  ['headers', 'GET / HTTP/1.1\r\n', 'X-More: x\r\n'],
  ['a body with a length', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10000\r\n\r\n', 'x'],
  ['a chunked body', 'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n', '1\r\nx\r\n'],
])('B6 a client that never finishes %s gets 408 and is disconnected', async (_, begin, more) => {
  const socket = await trickle(begin, more);
  let read = '';
  socket.on('data', (chunk) => (read += String(chunk)));
  await once(socket, 'close');
  expect(read).toMatch(/^HTTP\/1\.1 408 /);
});

it('B6 a client that does not read its answer is disconnected', async () => {
  const connected = once(server, 'connection') as Promise<[Socket]>;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  socket.pause().write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [connection] = await connected;
  await once(connection, 'close');
  expect(connection.bytesWritten).toBeGreaterThan(0);
});
