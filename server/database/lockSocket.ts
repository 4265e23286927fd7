import { readlinkSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../errors';

/** The length of a socket's address that every system accepts. */
const MAX_PATH_BYTES = 100;
const TIMEOUT_MS = 1000;
const MAX_ANSWER = 200;

/** Listens on a socket in the directory and sends the pid of this process and where it counts to every client. Returns what ends it. */
export async function holdSocket(directory: string, name: string): Promise<() => Promise<void>> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.unref().end(`${process.pid} ${pidSpace()}`);
  });
  await withAddress(
    directory,
    name,
    (address) =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(address, resolve);
      }),
  );
  server.unref();
  // Not awaited: it stops listening at once, but the callback would wait for connected clients.
  return async () => void server.close();
}

/** What the holder of a socket sends; empty when it does not answer, undefined when it is gone. */
export function askHolder(directory: string, name: string): Promise<string | undefined> {
  return withAddress(
    directory,
    name,
    (address) =>
      new Promise((resolve) => {
        let received = '';
        const socket = connect(address);
        const finish = (answer: string | undefined) => {
          socket.destroy();
          resolve(answer);
        };
        socket.setTimeout(TIMEOUT_MS, () => finish(''));
        socket.on('data', (chunk) => {
          received += String(chunk);
          if (received.length > MAX_ANSWER) finish('');
        });
        socket.on('end', () => finish(received));
        socket.on('error', ({ code }: NodeJS.ErrnoException) =>
          finish(code === 'ECONNREFUSED' || code === 'ENOENT' ? undefined : ''),
        );
      }),
  );
}

/** Linux offers a short path to an open directory, for addresses that would be too long. */
async function withAddress<T>(directory: string, name: string, work: (address: string) => Promise<T>): Promise<T> {
  const address = join(directory, name);
  if (Buffer.byteLength(address) <= MAX_PATH_BYTES || process.platform === 'win32') return work(address);
  if (process.platform !== 'linux')
    throw new StartError(`The path ${directory} is too long to be locked. Set a shorter DATA_DIR.`);
  const handle = await open(directory);
  try {
    return await work(`/proc/self/fd/${handle.fd}/${name}`);
  } finally {
    await handle.close();
  }
}

/** Where the pid of this process counts: a container has its own. */
export function pidSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return hostname();
  }
}
