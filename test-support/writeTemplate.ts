import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '../server/database/migrate';
import { pgliteDatabase } from '../server/database/database';

/** Writes a database that has the schema of these migrations, and no rows, into one tar file. */
async function writeTemplate(migrations: string, path: string): Promise<void> {
  const pglite = await PGlite.create();
  await migrate(pgliteDatabase(pglite), migrations);
  // Else whoever opens the copy replays every migration.
  await pglite.exec('checkpoint');
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  await mkdir(dirname(path), { recursive: true });
  // Renamed when it is complete, because another test process may look for it meanwhile.
  await writeFile(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${path}.${process.pid}`, path);
}

const [migrations = '', path = ''] = process.argv.slice(2);
void writeTemplate(migrations, path);
