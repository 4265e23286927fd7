import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { type Database, pgliteDatabase, type Row, serveDatabase } from '../server/database/database';
import { migratedTemplate } from './readyDatabase';

const { migrations, singly } = workerData as { migrations: string; singly?: boolean };

void serveDatabase(parentPort!, async () => {
  const pglite = await PGlite.create({ loadDataDir: new Blob([await readFile(migratedTemplate(migrations))]) });
  const database = pgliteDatabase(pglite);
  // One connection, as the team's command has: a single statement runs in no transaction but the one that was begun.
  const run: Database['run'] = async (statements) => {
    const [{ sql, params } = { sql: '' }, ...others] = statements;
    return others.length > 0 ? database.run(statements) : [(await pglite.query<Row>(sql, params)).rows];
  };
  return singly ? { ...database, run } : database;
});
