import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleServer } from '../scripts/build/buildServer';
import type { Database } from '../server/database/database';
import { migrate } from '../server/database/migrate';
import { postgresDatabase } from '../server/database/postgres';
import { workerDatabase } from '../server/database/workerDatabase';
import type { WorkerData } from '../server/worker';
import { Client } from 'pg';
import { readyDatabase } from './readyDatabase';

/** Long, because a machine that runs tests may be busy. */
const TIMEOUTS_MS = { open: 120_000, run: 120_000, script: 120_000, close: 120_000 };

export const MIGRATIONS = 'supabase/migrations';

/** A new, migrated database: on the server of DATABASE_URL, else PGlite in memory. */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env.DATABASE_URL;
  return url ? postgresDatabase(await newPostgres(url)) : newPglite(MIGRATIONS);
}

/** Applies migrations while no other test process does: roles belong to the whole server, and two that create them at once fail. */
export async function migrateAlone(database: Database, migrations = MIGRATIONS): Promise<void> {
  const connectionString = process.env.DATABASE_URL;
  // An embedded database has roles of its own.
  if (!connectionString) return migrate(database, migrations);
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    await migrate(database, migrations);
  } finally {
    await client.end();
  }
}

/** PGlite in memory, with these migrations; `singly` runs single statements outside transactions, as the team's command does. */
export async function newPglite(migrations: string, singly = false): Promise<Database> {
  // One directory per test process, because parallel processes must not write the same file.
  const directory = resolve('build/test', String(process.pid));
  await bundleServer(['test-support/memoryWorker.ts'], directory);
  const worker = pathToFileURL(`${directory}/memoryWorker.mjs`);
  const database = await workerDatabase(worker, { migrations, singly }, () => {}, TIMEOUTS_MS);
  await rm(directory, { recursive: true });
  return database;
}

/** Makes a migrated database on a server, and answers with its address. */
async function newPostgres(url: string): Promise<string> {
  const name = `constela_${randomUUID().replaceAll('-', '')}`;
  // `create database` cannot run in a transaction, and a one-statement script runs in none.
  await using(postgresDatabase(url), (maintenance) => maintenance.script(`create database ${name}`));
  const target = new URL(url);
  target.pathname = `/${name}`;
  await using(postgresDatabase(target.href), migrateAlone);
  return target.href;
}

export interface TestWaitlist {
  env: Record<string, string>;
  /** Gives the database to `work` while the command does not run: only one process may open the embedded one. */
  use: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
  remove: () => Promise<void>;
}

/** A database for the command: on the server of DATABASE_URL, else embedded in a directory. */
export async function testWaitlist(): Promise<TestWaitlist> {
  if (process.env.DATABASE_URL) {
    const url = await newPostgres(process.env.DATABASE_URL);
    return {
      env: { DATABASE_URL: url },
      use: (work) => using(postgresDatabase(url), work),
      remove: () => Promise.resolve(),
    };
  }
  const home = resolve('build/test', `waitlist-${randomUUID()}`);
  await bundleServer(['server/worker.ts'], home);
  const worker = pathToFileURL(join(home, 'worker.mjs'));
  const dataDir = join(home, 'data');
  readyDatabase(dataDir);
  const data: WorkerData = { directory: join(dataDir, 'pg18') };
  return {
    env: { DATA_DIR: dataDir },
    use: async (work) => using(await workerDatabase(worker, data, () => {}), work),
    remove: () => rm(home, { recursive: true }),
  };
}

async function using<T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
