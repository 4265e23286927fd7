import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A hash of the names and contents of what is served unbundled: all files of `public/`, and the `.css` of the features. */
export function publicVersion(root = '.'): string {
  const hash = createHash('sha256');
  const styles = filesIn(path.join(root, 'src/features')).filter((file) => file.endsWith('.css'));
  const files = [
    ...filesIn(path.join(root, 'public')).map((file) => `public/${file}`),
    ...styles.map((file) => `src/features/${file}`),
  ];
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
