import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import packages from '../package.json';
import { BOOTSTRAP } from '../server/database/bootstrap';
import { migrate } from '../server/database/migrate';
import { pgliteDatabase } from '../server/database/pgliteDatabase';

/**
 * The path of a migrated database in one file: loading it takes half a second, creating and migrating one three. It is made
 * again when a migration, the bootstrap or PGlite changes.
 */
export async function migratedTemplate(migrations: string): Promise<string> {
  const hash = createHash('sha256').update(packages.dependencies['@electric-sql/pglite']).update(BOOTSTRAP);
  for (const file of (await readdir(migrations)).sort())
    hash.update(file).update(await readFile(join(migrations, file)));
  const path = resolve('build/test', `migrated-${hash.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(path)) await writeTemplate(migrations, path);
  return path;
}

async function writeTemplate(migrations: string, path: string): Promise<void> {
  const pglite = await PGlite.create();
  await migrate(pgliteDatabase(pglite), migrations);
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  await mkdir(resolve(path, '..'), { recursive: true });
  // Renamed when it is complete, because another test process may look for it meanwhile.
  await writeFile(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${path}.${process.pid}`, path);
}
