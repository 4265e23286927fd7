import { randomBytes } from 'node:crypto';
import { makeApp } from './app';
import { localBackend } from './backend';
import type { Config } from './config';
import type { Database } from './database/database';
import { startEmbedded } from './database/embedded';
import { openPostgres } from './database/postgres';
import { watchHealth } from './health';
import { listen } from './listen';
import { purgeRegularly, sendRegularly } from './schedule';

export interface RunningServer {
  url: string;
  /** Where the caught mails are shown; undefined when they are sent. */
  outboxUrl?: string;
  stop: () => Promise<void>;
}

type Undo = (() => Promise<void>)[];

/** Starts everything in order; on failure it stops again what was started. */
export async function startServer(config: Config): Promise<RunningServer> {
  const undo: Undo = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    let siteUrl = config.siteUrl ?? '';
    let backend: Parameters<typeof makeApp>[1];
    let startSchedule = () => {};
    // Printed as part of the outbox's address, so that only the person who started the server knows it.
    const outboxSecret = randomBytes(32).toString('base64url');
    if (!config.hosted) {
      const database = await openList(config, undo);
      const { routes, look, sendWaiting } = localBackend({ ...config, database, siteUrl: () => siteUrl, outboxSecret });
      const { last, stop: stopLooking } = watchHealth(look);
      undo.push(stopLooking);
      backend = { routes, health: last };
      startSchedule = () => undo.push(purgeRegularly(database), sendRegularly(database, sendWaiting));
    }
    const listening = await listen(makeApp(config.dist, backend), config);
    undo.push(listening.stop);
    siteUrl ||= listening.url;
    // Not before: mails have links to the site.
    startSchedule();
    return {
      url: listening.url,
      outboxUrl: backend && !config.mailProvider ? `${siteUrl}/__outbox/${outboxSecret}` : undefined,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The list in the PostgreSQL of DATABASE_URL, else in one that the server starts itself. */
async function openList({ databaseUrl, root, dataDir, migrations }: Config, undo: Undo): Promise<Database> {
  const embedded = databaseUrl ? undefined : await startEmbedded(root, dataDir);
  if (embedded) undo.push(embedded.stop);
  const database = await openPostgres(databaseUrl ?? embedded!.url, migrations);
  undo.push(() => database.close());
  return database;
}
