import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { readConfig } from '../../server/config';
import { embeddedUrl, startEmbedded } from '../../server/database/embedded';
import { StartError } from '../../server/errors';
import { readDatabaseUrl } from '../../server/settings';
import type { List } from './list';
import { ClearError } from './terminal';

/** Opens the list that these settings name: DATABASE_URL wins over the local server's data. */
export async function openList(env: NodeJS.Dict<string>, root: string): Promise<List> {
  const list = await (env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openLocal(env, root));
  try {
    // The command never migrates: on a hosted project that is part of a release.
    const [found] = await list.query("select to_regclass('private.mails') is not null as complete");
    if (found?.complete) return list;
    throw new ClearError(
      `The waitlist's tables in ${list.place} are missing or older than this program. Start the local server once; for DATABASE_URL apply supabase/migrations/.`,
    );
  } catch (error) {
    await list.close();
    throw error;
  }
}

/** The server's own PostgreSQL: the one that runs, else started for the command. */
async function openLocal(env: NodeJS.Dict<string>, root: string): Promise<List> {
  const { dataDir, hosted } = readConfig(env, root);
  if (hosted)
    throw new ClearError(
      `The waitlist is at ${env.SUPABASE_URL}. Set DATABASE_URL to the address of its database (Supabase shows it under Connect).`,
    );
  if (!existsSync(join(dataDir, 'postgres17')))
    throw new ClearError(
      `There is no waitlist in ${dataDir} yet. Start the server once, or set DATA_DIR or DATABASE_URL to its place.`,
    );
  const running = await embeddedUrl(dataDir);
  if (running) return { ...(await openPostgres(running)), place: dataDir };
  const embedded = await startEmbedded(root, dataDir).catch((error: Error) => {
    throw error instanceof StartError ? new ClearError(error.message) : error;
  });
  const list = await openPostgres(embedded.url);
  return { ...list, place: dataDir, close: () => list.close().finally(embedded.stop) };
}

/** A PostgreSQL server, such as that of a hosted project. */
async function openPostgres(connectionString: string): Promise<List> {
  const { hostname, pathname } = readDatabaseUrl(connectionString);
  const options = { connectionTimeoutMillis: 15_000, application_name: 'waitlist command' };
  const client = new Client({ connectionString, ...options });
  // When the connection is lost between two queries, the next query fails.
  client.on('error', () => {});
  try {
    await client.connect();
    // Leaves the other processors to the people who sign up meanwhile.
    await client.query('set max_parallel_workers_per_gather = 0');
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    throw new ClearError(
      `The database at ${hostname} (DATABASE_URL) cannot be reached: ${[code, message].filter(Boolean).join(', ')}.`,
    );
  }
  return {
    place: `${pathname.slice(1)} at ${hostname}`,
    query: async (sql, params) => (await client.query(sql, params)).rows,
    close: () => client.end(),
  };
}
