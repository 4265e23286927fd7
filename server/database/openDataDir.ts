import { existsSync, fdatasyncSync, fsyncSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { openError, StartError } from '../errors';
import { sync, syncTree } from './syncTree';

/** A log line of a fatal error. Lines that quote statements, and so personal data, have other severities. */
const FATAL_LINE = /\b(FATAL|PANIC): +(.*)/;

/**
 * Opens the database in a directory. A new one is created under another name and then renamed, so that a crash leaves no incomplete one.
 * `onPanic` must end the thread: after a panic of Postgres, PGlite would continue and even answer.
 * @throws a StartError that says what to do when it cannot be opened.
 */
export async function openDataDir(directory: string, onPanic: (reason: string) => never = endProgram): Promise<PGlite> {
  let reason: string | undefined;
  let opened = false;
  const onStderr = (line: string) => {
    const [, severity, message = ''] = FATAL_LINE.exec(line) ?? [];
    if (severity === 'PANIC' && opened) onPanic(message);
    if (severity) reason = message;
    return false;
  };
  try {
    if (isNewDatabase(directory)) await createDatabase(directory);
    // What a killed query has sorted stays there, and an erasure would not reach it.
    rmSync(join(directory, 'base/pgsql_tmp'), { recursive: true, force: true });
    const pglite = await PGlite.create({ fs: new SyncedFiles(directory), startParams: SYNCED_PARAMS, onStderr });
    opened = true;
    return pglite;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw openError(directory, reason ?? (error as Error).message);
  }
}

/**
 * Whether there is no database yet. @throws for a directory in which PGlite would create a new database, although it holds a
 * damaged one or one of another version.
 */
function isNewDatabase(directory: string): boolean {
  // Its name ends with the version of PostgreSQL, as in `pg18`.
  const version = /\d+$/.exec(basename(directory))?.[0];
  if (existsSync(directory)) {
    const versionFile = join(directory, 'PG_VERSION');
    if (!existsSync(versionFile)) throw openError(directory, 'it is damaged (it has no file PG_VERSION)');
    const found = readFileSync(versionFile, 'utf8').slice(0, 20).trim();
    if (version && found !== version)
      throw openError(directory, `PostgreSQL ${found} wrote it, and this release reads only ${version}`);
    return false;
  }
  const parent = dirname(directory);
  const other = existsSync(parent) ? readdirSync(parent).find((name) => /^pg\d+$/.test(name)) : undefined;
  if (other) {
    throw new StartError(
      `${join(parent, other)} holds the list of another release, which this one cannot read. Start that release, or move the directory away to start with an empty list. Nothing was deleted.`,
    );
  }
  return true;
}

async function createDatabase(directory: string): Promise<void> {
  console.log('Preparing the database; the first time takes a few seconds …');
  const unfinished = `${directory}.unfinished`;
  await mkdir(dirname(directory), { recursive: true });
  await rm(unfinished, { recursive: true, force: true });
  await (await PGlite.create(unfinished)).close();
  syncTree(unfinished);
  await rename(unfinished, directory);
  sync(dirname(directory));
}

function endProgram(reason: string): never {
  console.error(`The database has stopped: ${reason}`);
  process.exit(1);
}

/** The part of Emscripten's file system that is used here. */
interface Emscripten {
  FS: { isDir: (mode: number) => boolean };
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd: number; node: { mode: number } }) => number };
    tryFSOperation: (work: () => void) => void;
  };
}

/** PGlite's files with fsync, which PGlite leaves out: without it a power cut may lose commits. */
class SyncedFiles extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const addFsync = (module: unknown) => {
      const { FS, NODEFS } = module as Emscripten;
      NODEFS.stream_ops.fsync = ({ nfd, node }) => {
        NODEFS.tryFSOperation(() => (FS.isDir(node.mode) ? fsyncSync(nfd) : fdatasyncSync(nfd)));
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

/** Lets Postgres wait for the disk, which `-F` forbids, with the only sync method that reaches PGlite's files. */
const SYNCED_PARAMS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
