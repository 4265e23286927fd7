import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pgliteDatabase, serveDatabase } from '../server/database/database';
import { migratedTemplate } from './readyDatabase';

/** The directory of the migrations to begin with; without one the database begins empty. */
const migrations = workerData as string | undefined;

async function open(): Promise<PGlite> {
  if (!migrations) return PGlite.create();
  return PGlite.create({ loadDataDir: new Blob([await readFile(migratedTemplate(migrations))]) });
}

void serveDatabase(parentPort!, async () => pgliteDatabase(await open()));
