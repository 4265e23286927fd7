import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readlinkSync } from 'node:fs';
import { link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brand } from '../../src/lib/site';
import { StartError } from '../errors';
import { pipeName, withAddress } from './socketAddress';

/**
 * Locks the directory for this process, because two databases on the same files corrupt them silently. Returns what releases it.
 *
 * A lock is a socket on which its holder listens. So the system knows whether the holder is alive, also in another container, and the
 * lock ends with its process. Locks are numbered: a dead lock stays dead, and only one process can link its own lock under the
 * next number. The last lock file stays, so that the numbers never start again.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  // Other users of the machine need not read it.
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new StartError(`${dataDir} cannot be made (${code}). Let this user write there, or set another DATA_DIR.`);
  });
  try {
    return process.platform === 'win32' ? await lockPipe(dataDir) : await lockNumber(dataDir);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const { uid } = await stat(dataDir);
    if (code === 'EACCES' || code === 'EPERM')
      throw new StartError(
        `${dataDir} belongs to another user (number ${uid}). Start as that user, or set another DATA_DIR.`,
      );
    throw new StartError(
      `${dataDir} cannot be locked (${code}). DATA_DIR needs a writable file system with sockets and hard links.`,
    );
  }
}

async function lockNumber(dataDir: string): Promise<() => Promise<void>> {
  const mine = `lock-${randomBytes(4).toString('hex')}`;
  const release = await holdSocket(dataDir, mine);
  try {
    for (;;) {
      const numbers = await lockNumbers(dataDir);
      const last = numbers.at(-1) ?? 0;
      const holder = last > 0 ? await askHolder(dataDir, `lock.${last}`) : undefined;
      if (holder !== undefined) throw inUse(dataDir, holder);
      try {
        // A link appears complete or not at all.
        await link(join(dataDir, mine), join(dataDir, `lock.${last + 1}`));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
        throw error;
      }
      // The previous lock stays as well, for processes that are reading the directory at this moment.
      for (const old of numbers.slice(0, -1)) await rm(join(dataDir, `lock.${old}`), { force: true });
      return release;
    }
  } catch (error) {
    await release();
    throw error;
  } finally {
    await rm(join(dataDir, mine), { force: true });
  }
}

async function lockNumbers(dataDir: string): Promise<number[]> {
  return (await readdir(dataDir))
    .flatMap((name) => Number(/^lock\.(\d{1,15})$/.exec(name)?.[1] ?? []))
    .filter((number) => number > 0)
    .toSorted((a, b) => a - b);
}

/** On Windows a named pipe is the lock; it ends with its process. */
async function lockPipe(dataDir: string): Promise<() => Promise<void>> {
  const name = pipeName(dataDir);
  try {
    return await holdSocket('\\\\.\\pipe', name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw inUse(dataDir, (await askHolder('\\\\.\\pipe', name)) ?? '');
  }
}

/** The pid is left out for a process of another container, where it has another pid. */
function inUse(dataDir: string, holder: string): StartError {
  const [pid, space] = holder.split(' ');
  const named = space === pidSpace() ? ` (process ${pid})` : '';
  return new StartError(`Another ${brand}${named} is using ${dataDir}. Stop it, or set another DATA_DIR.`);
}

/** Listens on a socket in the directory and sends the pid of this process and where it counts to every client. Returns what ends it. */
async function holdSocket(directory: string, name: string): Promise<() => Promise<void>> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.unref().end(`${process.pid} ${pidSpace()}`);
  });
  await withAddress(directory, name, (address) => once(server.listen(address), 'listening'));
  server.unref();
  // Not awaited: it stops listening at once, but the callback would wait for connected clients.
  return async () => void server.close();
}

/** What the holder of a socket sends; empty when it does not answer, undefined when it is gone. */
function askHolder(directory: string, name: string): Promise<string | undefined> {
  return withAddress(directory, name, async (address) => {
    try {
      return await text(connect({ path: address, signal: AbortSignal.timeout(1000) }));
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      return code === 'ECONNREFUSED' || code === 'ENOENT' ? undefined : '';
    }
  });
}

/** Where the pid of this process counts: a container has its own. */
function pidSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return hostname();
  }
}
