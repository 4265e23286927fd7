import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * Opens the database kept in a directory. A new one is made beside it and renamed: a crash leaves no half-made one.
 * What was acknowledged survives kill -9; a power loss may cost the last seconds, because PGlite never syncs to the disk.
 */
export async function openDataDir(directory: string): Promise<PGlite> {
  if (!existsSync(directory)) {
    const unfinished = `${directory}.unfinished`;
    await mkdir(dirname(directory), { recursive: true });
    await rm(unfinished, { recursive: true, force: true });
    await (await PGlite.create(unfinished)).close();
    await rename(unfinished, directory);
  }
  return PGlite.create(directory);
}
