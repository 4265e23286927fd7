import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Database } from '../server/database/database';
import { migrate } from '../server/database/migrate';
import type { WorkerData } from '../server/worker';
import { workerDatabase } from '../server/database/workerDatabase';
import { MIGRATIONS, oneAtATime, postgresDatabase } from './testDatabase';
import { readyDatabase } from './readyDatabase';
import { bundleServer } from '../scripts/build/buildServer';

export interface TestWaitlist {
  env: Record<string, string>;
  /** Gives the database to `work` while the command does not run: only one process may open the embedded one. */
  use: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
  remove: () => Promise<void>;
}

/** A database for the command: on the server of DATABASE_URL, else embedded in a directory. */
export async function testWaitlist(): Promise<TestWaitlist> {
  const server = process.env.DATABASE_URL;
  if (server) {
    const list = await postgresWaitlist(server);
    await oneAtATime(() => list.use((database) => migrate(database, MIGRATIONS)));
    return list;
  }
  const list = await embeddedWaitlist();
  readyDatabase(list.env.DATA_DIR!);
  return list;
}

async function embeddedWaitlist(): Promise<TestWaitlist> {
  const home = resolve('build/test', `waitlist-${randomUUID()}`);
  await bundleServer(['server/worker.ts'], home);
  const dataDir = join(home, 'data');
  const data: WorkerData = { directory: join(dataDir, 'pg18'), fsync: false, existing: false };
  return {
    env: { DATA_DIR: dataDir },
    use: (work) =>
      withDatabase(
        workerDatabase(pathToFileURL(join(home, 'worker.mjs')), data, () => {}),
        work,
      ),
    remove: () => rm(home, { recursive: true }),
  };
}

async function postgresWaitlist(server: string): Promise<TestWaitlist> {
  const url = new URL(server);
  url.pathname = `/waitlist_${randomUUID().replaceAll('-', '')}`;
  await withDatabase(Promise.resolve(postgresDatabase(server)), (database) =>
    database.script(`create database ${url.pathname.slice(1)}`),
  );
  return {
    env: { DATABASE_URL: url.href },
    use: (work) => withDatabase(Promise.resolve(postgresDatabase(url.href)), work),
    remove: () => Promise.resolve(),
  };
}

async function withDatabase<T>(opening: Promise<Database>, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await opening;
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
