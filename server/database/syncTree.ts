import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Waits until a directory and everything in it are on the disk. */
export function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true }))
    sync(join(entry.parentPath, entry.name), entry.isDirectory());
  sync(directory);
}

/** Waits until a file, or the names in a directory, are on the disk. Windows cannot open a directory and does not need to. */
export function sync(path: string, isDirectory = true): void {
  if (isDirectory && process.platform === 'win32') return;
  const file = openSync(path, isDirectory ? 'r' : 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
