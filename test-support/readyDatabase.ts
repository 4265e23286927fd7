import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createHash } from 'node:crypto';
import packages from '../package.json';
import { BOOTSTRAP } from '../server/database/migrate';

/** Has V8 compile PGlite's WebAssembly the quick way, for programs that end before better code would pay. */
export const quickly = '--liftoff-only';

/** Puts an empty list into a data directory, as the first start of a server would, which takes it three seconds. */
export function readyDatabase(dataDir: string): void {
  const folder = join(dataDir, 'pg18');
  mkdirSync(folder, { recursive: true });
  const template = migratedTemplate('supabase/migrations');
  execFileSync('tar', ['--extract', '--file', template, '--directory', folder], { stdio: 'pipe' });
}

/**
 * The path of a migrated database in one file: loading or unpacking it takes a fraction of a second, creating and migrating one
 * several. It is made again when a migration, the bootstrap or PGlite changes.
 */
export function migratedTemplate(migrations: string): string {
  const hash = createHash('sha256').update(packages.dependencies['@electric-sql/pglite']).update(BOOTSTRAP);
  for (const file of readdirSync(migrations).sort()) hash.update(file).update(readFileSync(join(migrations, file)));
  const path = resolve('build/test', `migrated-${hash.digest('hex').slice(0, 16)}.tar`);
  // In a process of its own, because PGlite's modules do not load inside Jest.
  if (!existsSync(path))
    execFileSync(process.execPath, ['-r', 'esbuild-register', 'test-support/writeTemplate.ts', migrations, path]);
  return path;
}
