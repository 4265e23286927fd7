import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the build is made of, and what it leaves last. */
const sources = ['src', 'locales', 'public', 'scripts', 'server', 'supabase/functions', 'supabase/migrations'];
const built = ['dist/index.html', 'build/server/main.mjs'];

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

function newest(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.test\./.test(entry.name),
  );
  return Math.max(0, ...files.map((file) => changedAt(path.join(file.parentPath, file.name)) ?? 0));
}

/** Fails where there is no build, or one older than what it is made of: the journeys would walk another site than the one in the sources. */
export function expectFreshBuild(root: string): void {
  const inRoot = (name: string) => path.join(root, name);
  const oldestBuilt = Math.min(...built.map((file) => changedAt(inRoot(file)) ?? -Infinity));
  if (oldestBuilt < Math.max(...sources.map((folder) => newest(inRoot(folder)))))
    throw new Error('Build first: npm run build');
}
