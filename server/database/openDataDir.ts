import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** What Postgres says before it gives up; lines about statements, which hold personal data, look different. */
const LAST_WORDS = /\b(FATAL|PANIC): +(.*)/;

/**
 * Opens the database kept in a directory. A new one is made beside it and renamed: a crash leaves no half-made one.
 * What was acknowledged survives kill -9; a power loss may cost the last seconds, because PGlite never syncs to the disk.
 */
export async function openDataDir(directory: string, onPanic = endProgram): Promise<PGlite> {
  if (!existsSync(directory)) {
    const unfinished = `${directory}.unfinished`;
    await mkdir(dirname(directory), { recursive: true });
    await rm(unfinished, { recursive: true, force: true });
    await (await PGlite.create(unfinished)).close();
    await rename(unfinished, directory);
  }
  let reason: string | undefined;
  const onStderr = (line: string) => {
    const [, severity, words = ''] = LAST_WORDS.exec(line) ?? [];
    if (severity === 'PANIC') onPanic(words);
    if (severity) reason = words;
    return false;
  };
  try {
    return await PGlite.create(directory, { onStderr });
  } catch (error) {
    throw reason ? new Error(reason) : error;
  }
}

function endProgram(reason: string): never {
  console.error(`The database has stopped: ${reason}`);
  process.exit(1);
}
