import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A hash of the names and contents of all files of a folder. */
export function publicVersion(folder = 'public'): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 8);
}
