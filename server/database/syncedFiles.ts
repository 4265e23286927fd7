import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's file system that matters here. */
interface Emscripten {
  FS: { isDir: (mode: number) => boolean };
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number }; tryFSOperation: (work: () => void) => void };
}
interface Stream {
  nfd: number;
  node: { mode: number };
}

/** PGlite's files, with the operation that it leaves out: without it what Postgres takes for stored may be lost with the power. */
export class SyncedFiles extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const addSync = (module: unknown) => {
      const { FS, NODEFS } = module as Emscripten;
      NODEFS.stream_ops.fsync = ({ nfd, node }) => {
        NODEFS.tryFSOperation(() => (FS.isDir(node.mode) ? fsyncSync(nfd) : fdatasyncSync(nfd)));
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }
}

/** Lets Postgres wait for the disk, by the one method that PGlite's system passes on to its files. */
export const syncedParams = (pglite: typeof PGlite): string[] => [
  ...pglite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** Waits until the disk holds a directory with all that is in it. */
export function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncOne(path);
  }
  syncDirectory(directory);
}

/** Waits until the disk holds the names in a directory. Windows opens none, and needs none. */
export function syncDirectory(directory: string): void {
  if (process.platform !== 'win32') syncOne(directory, 'r');
}

function syncOne(path: string, flags = 'r+'): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
