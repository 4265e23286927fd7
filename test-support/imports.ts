import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const withoutSources = new Set(['node_modules', 'dist', 'build', 'coverage', 'shots']);
const importing = /\b(?:from|import|require)\s*\(?\s*(['"])(\.[^'"]*)\1/g;

/** Every file with code in the folders of the repository, as a path from its top. */
export function codeFiles(): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !withoutSources.has(entry.name))
    .flatMap(({ name }) =>
      readdirSync(path.join(root, name), { recursive: true }).map((file) => `${name}/${String(file)}`),
    )
    .filter((file) => /\.(ts|tsx|mjs|cjs|js)$/.test(file) && !file.startsWith('public/'));
}

/** What a file imports from the repository, as paths from its top: also types, and what it loads later. */
export function importsOf(file: string): string[] {
  const code = readFileSync(path.join(root, file), 'utf8');
  return [...code.matchAll(importing)].map(([, , target = '']) => path.join(path.dirname(file), target));
}
