import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Database } from '../server/database/database';
import { BOOTSTRAP, migrate } from '../server/database/migrate';
import { postgresDatabase } from '../server/database/postgres';

export const MIGRATIONS = 'supabase/migrations';

/** A new, migrated database on the server of DATABASE_URL, which `npm test` starts. */
export async function openTestDatabase(): Promise<Database> {
  return postgresDatabase(await newDatabase());
}

/** Applies migrations while no other test process does: roles belong to the whole server, and two that create them at once fail. */
export const migrateAlone = (database: Database, migrations = MIGRATIONS): Promise<void> =>
  withMaintenance(async (client) => {
    await client.query('select pg_advisory_lock(1)');
    await migrate(database, migrations);
  });

/** Makes a database like the migrated one, and answers with its address. */
async function newDatabase(): Promise<string> {
  const name = `constela_${randomUUID().replaceAll('-', '')}`;
  await withMaintenance(async (client) => {
    await client.query('select pg_advisory_lock(1)');
    const template = templateName();
    const { rows } = await client.query('select from pg_database where datname = $1', [template]);
    if (rows.length === 0) await makeTemplate(client, template);
    await client.query(`create database ${name} template ${template}`);
  });
  return addressOf(name);
}

async function makeTemplate(client: Client, template: string): Promise<void> {
  await client.query(`create database ${template}_new`);
  const database = postgresDatabase(addressOf(`${template}_new`));
  await migrate(database, MIGRATIONS);
  await database.close();
  // The server notices the end of a connection a moment later.
  for (let tries = 0; ; tries += 1) {
    const renamed = await client
      .query(`alter database ${template}_new rename to ${template}`)
      .catch((error: Error) => error);
    if (!(renamed instanceof Error)) return;
    if (tries === 100) throw renamed;
    await wait(50);
  }
}

/** Another one for other migrations. */
function templateName(): string {
  const hash = createHash('sha256').update(BOOTSTRAP);
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(join(MIGRATIONS, file)));
  return `template_${hash.digest('hex').slice(0, 16)}`;
}

function addressOf(name: string): string {
  const url = new URL(process.env.DATABASE_URL!);
  url.pathname = `/${name}`;
  return url.href;
}

async function withMaintenance<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export interface TestWaitlist {
  env: Record<string, string>;
  /** Gives the database to `work`. */
  use: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
}

/** A database for the command. */
export async function testWaitlist(): Promise<TestWaitlist> {
  const url = await newDatabase();
  return { env: { DATABASE_URL: url }, use: (work) => using(postgresDatabase(url), work) };
}

async function using<T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
