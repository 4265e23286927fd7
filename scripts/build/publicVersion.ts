import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A hash of the names and contents of what is served unbundled: all files of `public/`, and the `.css` of the features. */
export function publicVersion(folder = 'public', features = 'src/features'): string {
  const hash = createHash('sha256');
  const styles = filesIn(features).filter((file) => file.endsWith('.css'));
  for (const [root, files] of [
    [folder, filesIn(folder)],
    [features, styles],
  ] as const)
    for (const file of files) hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 8);
}

export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}
