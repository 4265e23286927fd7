import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { Row } from '../server/database/database';
import { pgliteDatabase, serveDatabase } from '../server/database/database';
import { migratedTemplate } from './readyDatabase';

/** One connection, as the team's command has: a single statement runs in no transaction but the one that was begun. */
async function open() {
  const template = new Blob([await readFile(migratedTemplate('supabase/migrations'))]);
  const pglite = await PGlite.create({ loadDataDir: template });
  const database = pgliteDatabase(pglite);
  return {
    ...database,
    run: async (statements: Parameters<typeof database.run>[0]) => {
      const [{ sql, params } = { sql: '' }, ...others] = statements;
      return others.length > 0 ? database.run(statements) : [(await pglite.query<Row>(sql, params)).rows];
    },
  };
}

void serveDatabase(parentPort!, open);
