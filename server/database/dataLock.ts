import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../startError';
import { processIdentity } from './processIdentity';

/**
 * Takes the directory for this process: two databases on the same files corrupt them without a word.
 * A lock whose process is gone is taken over. The answer releases the lock.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  // Nobody else on the machine need read it.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = join(dataDir, 'lock');
  const mine = `${lock}.${randomUUID()}`;
  await writeFile(mine, processIdentity(process.pid) ?? '');
  try {
    while (!(await linked(mine, lock))) await removeStale(lock, dataDir);
  } finally {
    await rm(mine, { force: true });
  }
  return () => rm(lock, { force: true });
}

/** Linking makes the lock appear at once and complete, or not at all. */
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function removeStale(lock: string, dataDir: string): Promise<void> {
  const refuseIfAlive = (holder: string) => {
    const pid = Number.parseInt(holder, 10);
    if (holder !== '' && processIdentity(pid) === holder) {
      throw new StartError(`Another Constela (process ${pid}) is using ${dataDir}. Stop it, or set another DATA_DIR.`);
    }
  };
  const found = await read(lock);
  refuseIfAlive(found);

  // Moved aside before it is removed: had another process taken the lock over meanwhile, it is put back.
  const aside = `${lock}.${randomUUID()}`;
  try {
    await rename(lock, aside);
    if ((await read(aside)) !== found) await linked(aside, lock);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

const read = (file: string) => readFile(file, 'utf8').catch(() => '');
