import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../server/database/database';
import { temporaryDirectory } from './temporaryDirectory';
import { migrateAlone, MIGRATIONS } from './testDatabase';

/** The states in which the database was released, the oldest first. Each is named by its last migration. */
export const STATES = readdirSync(MIGRATIONS)
  .sort()
  .map((file) => file.replace('.sql', ''));

/** The first states that mail links, that count whole hours and days, and that count mails by mailbox. */
export const LINKS = '20261121000300_waitlist_links';
export const WINDOWS = '20261122000200_waitlist_windows';
export const MAILBOXES = '20261122000300_waitlist_mailboxes';

/** A directory with the migrations up to a state. */
export function migrationsUpTo(state: string): string {
  const files = STATES.filter((each) => each <= state).map((each) => `${each}.sql`);
  return temporaryDirectory(
    Object.fromEntries(files.map((file) => [file, readFileSync(join(MIGRATIONS, file), 'utf8')])),
  );
}

/** Removes everything from a database and gives it the schema of a state, which is faster than opening another. */
export async function resetTo(database: Database, state: string): Promise<void> {
  await database.script(`
    drop schema if exists private, supabase_migrations, public cascade;
    create schema public authorization pg_database_owner;
    grant usage on schema public to public;
  `);
  await migrateAlone(database, migrationsUpTo(state));
}
