import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '../../src/lib/brand';
import { StartError } from '../errors';
import { askHolder, holdSocket, pidSpace } from './lockSocket';

/**
 * Locks the directory for this process, because two databases on the same files corrupt them silently. Returns what releases it.
 *
 * A lock is a socket on which its holder listens. So the system knows whether the holder is alive, also in another container, and the
 * lock ends with its process. Locks are numbered: a dead lock stays dead, and only one process can link its own lock under the
 * next number. The last lock file stays, so that the numbers never start again.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  // Other users of the machine need not read it.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    return process.platform === 'win32' ? await lockPipe(dataDir) : await lockNumber(dataDir);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code } = error as NodeJS.ErrnoException;
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
      if (!(await linked(join(dataDir, mine), join(dataDir, `lock.${last + 1}`)))) continue;
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
  const names = await readdir(dataDir);
  return names
    .flatMap((name) => Number(/^lock\.(\d{1,15})$/.exec(name)?.[1] ?? []))
    .filter((number) => number > 0)
    .toSorted((a, b) => a - b);
}

/** A link appears complete or not at all; false when the name is taken. */
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** On Windows a named pipe is the lock; it ends with its process. */
async function lockPipe(dataDir: string): Promise<() => Promise<void>> {
  const name = `constela-${createHash('sha256')
    .update((await realpath(dataDir)).toLowerCase())
    .digest('hex')}`;
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
