import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { makeApp } from './app';
import { type LocalBackend, localBackend } from './backend';
import type { Config } from './config';
import { serveCommand } from './database/commandSocket';
import type { Database } from './database/database';
import { lockDataDir } from './database/dataLock';
import { migrate } from './database/migrate';
import { openDatabase } from './database/openDatabase';
import { openPostgres } from './database/postgres';
import { makeBackground } from './functions';
import { listen } from './listen';
import { purgeRegularly, sendRegularly } from './schedule';

export interface RunningServer {
  url: string;
  /** Where the caught mails are shown; undefined when they are sent. */
  outboxUrl?: string;
  stop: () => Promise<void>;
}

/** Starts everything in order; on failure it stops again what was started. */
export async function startServer(config: Config, worker: URL): Promise<RunningServer> {
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    let siteUrl = config.siteUrl ?? '';
    let backend: LocalBackend | undefined;
    let startSchedule = () => {};
    // Printed as part of the outbox's address, so that only the person who started the server knows it.
    const outboxSecret = randomBytes(32).toString('base64url');
    if (!config.hosted) {
      const database = await openList(config, worker, undo);
      const background = makeBackground();
      undo.push(background.finished);
      backend = localBackend({ ...config, database, siteUrl: () => siteUrl, background, outboxSecret });
      const { sendWaiting } = backend;
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

/** The list in the PostgreSQL of DATABASE_URL, else in the embedded one, which the team's command reaches through this server. */
async function openList(config: Config, worker: URL, undo: (() => Promise<void>)[]): Promise<Database> {
  if (config.databaseUrl) {
    const database = await openPostgres(config.databaseUrl, config.migrations);
    undo.push(() => database.close());
    return database;
  }
  undo.push(await lockDataDir(config.dataDir));
  // The name contains the major version of Postgres, because another version cannot read the files.
  const database = await openDatabase(worker, join(config.dataDir, 'pg18'));
  undo.push(() => database.close());
  await migrate(database, config.migrations);
  undo.push(await serveCommand(config.dataDir, database));
  return database;
}
