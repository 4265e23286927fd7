import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localBackend } from '../backend';
import type { Database } from '../database/database';
import { makeBackground } from '../functions/background';
import { listen } from '../listen';
import { MIGRATIONS, openTestDatabase } from '../../test-support/testDatabase';

export interface RunningBackend {
  url: string;
  database: Database;
  /** The directory of the caught mails. */
  outbox: string;
  /** Resolves when no mail is being sent. */
  settled: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The local backend in this process, on a new test database, without the limits for clients but with those for mailboxes. */
export async function runBackend(): Promise<RunningBackend> {
  const database = await openTestDatabase();
  await database.script("update private.waitlist_settings set value = 1000000000 where name not like '%per_mailbox%'");
  const dataDir = await mkdtemp(join(tmpdir(), 'constela-'));
  const background = makeBackground();
  let url = '';
  const app = await localBackend({
    database,
    migrations: MIGRATIONS,
    dataDir,
    siteUrl: () => url,
    background,
    outboxSecret: 'secret',
  });
  const listening = await listen(app, { port: 0 });
  url = `http://127.0.0.1:${listening.port}`;
  return {
    url,
    database,
    outbox: join(dataDir, 'outbox'),
    settled: background.settled,
    stop: async () => {
      await listening.stop();
      await background.settled();
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
