import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's file system that is used here. */
interface Emscripten {
  FS: { isDir: (mode: number) => boolean };
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number }; tryFSOperation: (work: () => void) => void };
}
interface Stream {
  nfd: number;
  node: { mode: number };
}

/** PGlite's files with fsync, which PGlite leaves out: without it a power cut may lose commits. */
export class SyncedFiles extends NodeFS {
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

/** Lets Postgres wait for the disk with the only sync method that reaches PGlite's files. */
export const syncedParams = (pglite: typeof PGlite): string[] => [
  ...pglite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** Waits until a directory and everything in it are on the disk. */
export function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncFile(path);
  }
  syncDirectory(directory);
}

/** Waits until the names in a directory are on the disk. Windows cannot open a directory and does not need to. */
export function syncDirectory(directory: string): void {
  if (process.platform !== 'win32') syncFile(directory, 'r');
}

function syncFile(path: string, flags = 'r+'): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
