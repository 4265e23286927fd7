import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalBackend, localBackend } from '../server/backend';
import type { Database } from '../server/database/database';
import type { MailProvider } from '../server/config';
import { makeBackground } from '../server/functions';
import { listen } from '../server/listen';
import { openTestDatabase } from './testDatabase';

export interface StartedBackend {
  url: string;
  /** The directory of the caught mails. */
  outbox: string;
  look: LocalBackend['look'];
  /** Resolves when no mail is being sent, and those that waited were. */
  finished: () => Promise<void>;
  /** Stops the server; the database stays open. */
  stop: () => Promise<void>;
}

/** The local backend in this process, over a database that has the schema. */
export async function startBackend(
  database: Database,
  { mailProvider }: { mailProvider?: MailProvider } = {},
): Promise<StartedBackend> {
  const dataDir = await mkdtemp(join(tmpdir(), 'constela-'));
  const background = makeBackground();
  let url = '';
  const { routes, sendWaiting, look } = localBackend({
    database,
    dataDir,
    siteUrl: () => url,
    background,
    outboxSecret: 'secret',
    mailProvider,
  });
  const listening = await listen(routes, { port: 0 });
  url = `http://127.0.0.1:${listening.port}`;
  return {
    url,
    outbox: join(dataDir, 'outbox'),
    look,
    finished: async () => {
      await background.finished();
      await sendWaiting();
    },
    stop: async () => {
      await listening.stop();
      await background.finished();
      await rm(dataDir, { recursive: true });
    },
  };
}

export interface RunningBackend extends StartedBackend {
  database: Database;
}

/** The local backend in this process, on a new test database, without the limits for clients but with those for mailboxes. */
export async function runBackend(): Promise<RunningBackend> {
  const database = await openTestDatabase();
  await database.script(
    "update private.waitlist_settings set value = 1000000000 where name like '%\\_per\\_%' and name not like '%per_mailbox%'",
  );
  const backend = await startBackend(database);
  return {
    ...backend,
    database,
    stop: async () => {
      await backend.stop();
      await database.close();
    },
  };
}
