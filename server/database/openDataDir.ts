import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { cannotOpen, isNewDatabase } from './checkDataDir';
import { SyncedFiles, syncDirectory, syncedParams, syncTree } from './syncedFiles';

/** A log line of a fatal error. Lines that quote statements, and so personal data, have other severities. */
const FATAL_LINE = /\b(FATAL|PANIC): +(.*)/;

export interface Opening {
  /** Whether a commit waits for the disk and so survives a power cut. Without it a commit survives only the end of the process. */
  fsync?: boolean;
  /** Fails when the directory is missing, instead of creating a new database. */
  existing?: boolean;
  /** Must end the thread: after a panic of Postgres, PGlite would continue and even answer. */
  onPanic?: (reason: string) => never;
}

/**
 * Opens the database in a directory. A new one is created under another name and then renamed, so that a crash leaves no incomplete one.
 * @throws a StartError that says what to do when it cannot be opened.
 */
export async function openDataDir(
  directory: string,
  { fsync = true, existing = false, onPanic = endProgram }: Opening = {},
): Promise<PGlite> {
  const missing = isNewDatabase(directory);
  if (missing && existing) throw cannotOpen(directory, 'it is missing');
  let reason: string | undefined;
  let opened = false;
  const onStderr = (line: string) => {
    const [, severity, message = ''] = FATAL_LINE.exec(line) ?? [];
    if (severity === 'PANIC' && opened) onPanic(message);
    if (severity) reason = message;
    return false;
  };
  try {
    if (missing) await createDatabase(directory, fsync);
    const files = fsync
      ? { fs: new SyncedFiles(directory), startParams: syncedParams(PGlite) }
      : { dataDir: directory };
    const pglite = await PGlite.create({ ...files, onStderr });
    opened = true;
    return pglite;
  } catch (error) {
    throw cannotOpen(directory, reason ?? (error as Error).message);
  }
}

async function createDatabase(directory: string, fsync: boolean): Promise<void> {
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
