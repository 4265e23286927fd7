import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { builtClone, runServer, type ServerProcess } from '../test-support/runServer';

jest.setTimeout(60_000);

const LARGE = 20 * 1024 * 1024;

let root: string;
let server: ServerProcess;
beforeAll(async () => {
  root = await builtClone();
  await writeFile(join(root, 'dist/small.txt'), 'small');
  await writeFile(join(root, 'dist/large.bin'), Buffer.alloc(LARGE));
  server = await runServer(root, { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'key' });
});
afterAll(async () => {
  await server.end('SIGKILL');
  await rm(root, { recursive: true, force: true });
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
/** Sends the requests at once on a new connection; the answers are not read until a listener is added. */
async function send(requests: string): Promise<Socket> {
  const socket = connect(Number(new URL(server.url!).port), '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.write(requests);
  return socket;
}
const onLinux = process.platform === 'linux';
const ask = (program: string, ...args: string[]) =>
  execFileSync(program, [...args, '-p', String(server.child.pid)], { encoding: 'utf8' });
const openFiles = () => (onLinux ? readdirSync(`/proc/${server.child.pid}/fd`) : ask('lsof').split('\n')).length;
const megabytes = () => {
  const status = onLinux
    ? readFileSync(`/proc/${server.child.pid}/status`, 'utf8')
    : `VmRSS: ${ask('ps', '-o', 'rss=')}`;
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};
/** Waits until the condition is true, at most ten seconds. */
async function until(condition: () => boolean): Promise<void> {
  for (const end = Date.now() + 10_000; !condition() && Date.now() < end;) await delay(50);
}

it('B12 pipelined requests are answered in order', async () => {
  const paths = ['/small.txt', '/nothing', '/', '/small.txt'];
  const socket = await send(Array.from({ length: 5 }, () => paths.map(get).join('')).join(''));
  let read = '';
  socket.on('data', (chunk) => (read += String(chunk)));
  await until(() => (read.match(/HTTP\/1\.1/g)?.length ?? 0) === 20 && read.endsWith('small'));
  socket.destroy();
  const bodies = Array.from({ length: 5 }, () => ['small', 'Not Found', '<h1>Home</h1>', 'small']).flat();
  expect(read.split(/HTTP\/1\.1 [^]*?\r\n\r\n/).slice(1)).toEqual(bodies);
});

it('B6 a connection that reads no answers has only one file open, however many requests it sends', async () => {
  const before = openFiles();
  const sockets = await Promise.all(Array.from({ length: 4 }, () => send(get('/large.bin').repeat(90))));
  await until(() => openFiles() >= before + 8);
  // Each connection is an open file, too.
  expect(openFiles()).toBeLessThanOrEqual(before + 2 * sockets.length);
  for (const socket of sockets) socket.destroy();
  await until(() => openFiles() <= before);
  expect(openFiles()).toBeLessThanOrEqual(before);
});

it('B6 connections that request more than a thousand files at once and close leave no file open and no memory in use', async () => {
  const [files, memory] = [openFiles(), megabytes()];
  const requests = (get('/small.txt') + get('/large.bin')).repeat(650);
  for (let round = 0; round < 5; round += 1) {
    const sockets = await Promise.all(Array.from({ length: 4 }, () => send(requests)));
    await Promise.all(
      sockets.map((socket) => Promise.race([once(socket, 'data'), once(socket, 'close'), delay(2_000)])),
    );
    for (const socket of sockets) socket.destroy();
  }
  expect((await fetch(`${server.url}/small.txt`)).status).toBe(200);
  await until(() => openFiles() <= files + 1);
  // The one more is the connection of the last request, which stays open for a while.
  expect(openFiles()).toBeLessThanOrEqual(files + 1);
  expect(megabytes()).toBeLessThan(memory + 200);
});
