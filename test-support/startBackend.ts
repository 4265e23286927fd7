import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalBackend, localBackend } from '../server/backend';
import type { Database } from '../server/database/database';
import type { MailProvider } from '../server/config';
import { makeApp } from '../server/app';
import { listen } from '../server/listen';

export interface StartedBackend {
  url: string;
  /** The directory of the caught mails. */
  outbox: string;
  look: LocalBackend['look'];
  /** Sends what waits, as the server does every second. */
  sendWaiting: LocalBackend['sendWaiting'];
  /** Stops the server; the database stays open. */
  stop: () => Promise<void>;
}

/** The local backend in this process, over a database that has the schema. */
export async function startBackend(
  database: Database,
  { mailProvider }: { mailProvider?: MailProvider } = {},
): Promise<StartedBackend> {
  const dataDir = await mkdtemp(join(tmpdir(), 'constela-'));
  let url = '';
  const { routes, sendWaiting, look } = localBackend({
    database,
    dataDir,
    siteUrl: () => url,
    outboxSecret: 'secret',
    mailProvider,
  });
  const listening = await listen(makeApp(join(dataDir, 'dist'), { routes, health: () => [] }), { port: 0 });
  url = `http://127.0.0.1:${listening.port}`;
  return {
    url,
    outbox: join(dataDir, 'outbox'),
    look,
    sendWaiting,
    stop: async () => {
      await listening.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
