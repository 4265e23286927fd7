import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleServer } from '../scripts/build/buildServer';
import { type Database, toDatabaseError } from '../server/database/database';
import { migrate } from '../server/database/migrate';
import { workerDatabase } from '../server/database/workerDatabase';
import { Client, Pool } from 'pg';

/** Long, because a machine that runs tests may be busy. */
const TIMEOUTS_MS = { open: 120_000, run: 120_000, script: 120_000, close: 120_000 };

export const MIGRATIONS = 'supabase/migrations';

/**
 * A new, migrated database: on the server of DATABASE_URL, else PGlite in memory. Those from a template share what a migration draws by
 * chance.
 */
export async function openTestDatabase(migrations = MIGRATIONS, { fromTemplate = true } = {}): Promise<Database> {
  const url = process.env.DATABASE_URL;
  const database = await (url ? newPostgres(url) : newPglite(fromTemplate ? migrations : undefined));
  try {
    await migrateAlone(database, migrations);
    return database;
  } catch (error) {
    // An open database would keep the tests from ending.
    await database.close();
    throw error;
  }
}

/** Applies migrations while no other test process does. */
export function migrateAlone(database: Database, migrations = MIGRATIONS): Promise<void> {
  return oneAtATime(() => migrate(database, migrations));
}

async function newPglite(migrations: string | undefined): Promise<Database> {
  // One directory per test process, because parallel processes must not write the same file.
  const directory = resolve('build/test', String(process.pid));
  await bundleServer(['test-support/memoryWorker.ts'], directory);
  const database = await workerDatabase(
    pathToFileURL(`${directory}/memoryWorker.mjs`),
    migrations,
    () => {},
    TIMEOUTS_MS,
  );
  await rm(directory, { recursive: true });
  return database;
}

async function newPostgres(url: string): Promise<Database> {
  const name = `constela_${randomUUID().replaceAll('-', '')}`;
  const maintenance = postgresDatabase(url);
  // `create database` cannot run in a transaction, and a one-statement script runs in none.
  await maintenance.script(`create database ${name}`);
  await maintenance.close();
  const target = new URL(url);
  target.pathname = `/${name}`;
  return postgresDatabase(target.href);
}

/** A PostgreSQL server with the interface of the embedded database; for tests only. */
export function postgresDatabase(connectionString: string): Database {
  const pool = new Pool({ connectionString, max: 10 });
  return {
    run: async (statements) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const answers = [];
        for (const { sql, params } of statements) answers.push((await client.query(sql, params)).rows);
        await client.query('commit');
        return answers;
      } catch (error) {
        await client.query('rollback');
        throw toDatabaseError(error);
      } finally {
        client.release();
      }
    },
    script: async (sql) => {
      try {
        await pool.query(sql);
      } catch (error) {
        throw toDatabaseError(error);
      }
    },
    close: () => pool.end(),
  };
}

/** Does the work while no other process does. Roles belong to the whole server: two tests that create them at the same time fail. */
export async function oneAtATime(work: () => Promise<void>): Promise<void> {
  const connectionString = process.env.DATABASE_URL;
  // An embedded database has roles of its own.
  if (!connectionString) return work();
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    await work();
  } finally {
    await client.end();
  }
}
