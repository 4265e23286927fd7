import { open } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { StartError } from '../startError';
import { processIdentity } from './processIdentity';

/** What fits into a socket's address on every system. */
const MAX_PATH_BYTES = 100;
const ANSWER_MS = 1000;
const MAX_ANSWER = 200;

/** Listens on a socket in the directory and tells the identity of this process to whoever connects. The answer ends it. */
export async function holdSocket(directory: string, name: string): Promise<() => Promise<void>> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.unref().end(processIdentity(process.pid) ?? '');
  });
  await withAddress(directory, name, (address) => new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  }));
  server.unref();
  // It stops to listen at once; closing would also wait for whoever is connected.
  return async () => void server.close();
}

/** What the holder of a socket says of itself; nothing when it is paused or cannot be asked, undefined when it is gone. */
export function askHolder(directory: string, name: string): Promise<string | undefined> {
  return withAddress(directory, name, (address) => new Promise((resolve) => {
    let said = '';
    const socket = connect(address);
    const finish = (answer: string | undefined) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(ANSWER_MS, () => finish(''));
    socket.on('data', (chunk) => {
      said += String(chunk);
      if (said.length > MAX_ANSWER) finish('');
    });
    socket.on('end', () => finish(said));
    socket.on('error', ({ code }: NodeJS.ErrnoException) => finish(code === 'ECONNREFUSED' || code === 'ENOENT' ? undefined : ''));
  }));
}

/** On Linux an open directory has a short name of its own. */
async function withAddress<T>(directory: string, name: string, work: (address: string) => Promise<T>): Promise<T> {
  const address = join(directory, name);
  if (Buffer.byteLength(address) <= MAX_PATH_BYTES || process.platform === 'win32') return work(address);
  if (process.platform !== 'linux') throw new StartError(`The path ${directory} is too long to be locked. Set a shorter DATA_DIR.`);
  const handle = await open(directory);
  try {
    return await work(`/proc/self/fd/${handle.fd}/${name}`);
  } finally {
    await handle.close();
  }
}
