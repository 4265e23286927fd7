import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../errors';

/** The length of a socket's address that every system accepts. */
const MAX_PATH_BYTES = 100;

/** Gives `work` the address of a socket in a directory. Linux offers a short path to an open directory, for those that would be too long. */
export async function withAddress<T>(
  directory: string,
  name: string,
  work: (address: string) => Promise<T>,
): Promise<T> {
  const address = join(directory, name);
  if (Buffer.byteLength(address) <= MAX_PATH_BYTES || process.platform === 'win32') return work(address);
  if (process.platform !== 'linux')
    throw new StartError(`The path ${directory} is too long for a socket. Set a shorter DATA_DIR.`);
  const handle = await open(directory);
  try {
    return await work(`/proc/self/fd/${handle.fd}/${name}`);
  } finally {
    await handle.close();
  }
}

/** On Windows a named pipe takes the place of a socket in the directory. */
export function pipeName(dataDir: string): string {
  return `waitlist-${createHash('sha256').update(realpathSync(dataDir).toLowerCase()).digest('hex')}`;
}
