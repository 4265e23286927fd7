import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { isNew, unopened } from './unopened';
import { SyncedFiles, syncDirectory, syncedParams, syncTree } from './syncedFiles';

/** What Postgres says before it gives up; lines about statements, which hold personal data, look different. */
const LAST_WORDS = /\b(FATAL|PANIC): +(.*)/;

export interface Opening {
  /** Whether what is acknowledged is on the disk and survives a power cut. Without, it survives the death of the process. */
  fsync?: boolean;
  /** Makes no new database where there should be one. */
  existing?: boolean;
  /** Must end the thread: PGlite would go on, and even answer, with a Postgres that has given up. */
  onPanic?: (reason: string) => never;
}

/**
 * Opens the database kept in a directory. A new one is made beside it and renamed: a crash leaves no half-made one.
 * One that cannot be opened is a StartError that says what to do.
 */
export async function openDataDir(
  directory: string,
  { fsync = true, existing = false, onPanic = endProgram }: Opening = {},
): Promise<PGlite> {
  const missing = isNew(directory);
  if (missing && existing) throw unopened(directory, 'it is gone');
  let reason: string | undefined;
  let opened = false;
  const onStderr = (line: string) => {
    const [, severity, words = ''] = LAST_WORDS.exec(line) ?? [];
    if (severity === 'PANIC' && opened) onPanic(words);
    if (severity) reason = words;
    return false;
  };
  try {
    if (missing) await makeDatabase(directory, fsync);
    const files = fsync ? { fs: new SyncedFiles(directory), startParams: syncedParams(PGlite) } : { dataDir: directory };
    const pglite = await PGlite.create({ ...files, onStderr });
    opened = true;
    return pglite;
  } catch (error) {
    throw unopened(directory, reason ?? (error as Error).message);
  }
}

async function makeDatabase(directory: string, fsync: boolean): Promise<void> {
  const unfinished = `${directory}.unfinished`;
  await mkdir(dirname(directory), { recursive: true });
  await rm(unfinished, { recursive: true, force: true });
  await (await PGlite.create(unfinished)).close();
  if (fsync) syncTree(unfinished);
  await rename(unfinished, directory);
  if (fsync) syncDirectory(dirname(directory));
}

function endProgram(reason: string): never {
  console.error(`The database has stopped: ${reason}`);
  process.exit(1);
}
