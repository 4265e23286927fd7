import { join } from 'node:path';
import { makeApp } from './app';
import { localBackend } from './backend';
import type { Config } from './config';
import { lockDataDir } from './database/dataLock';
import { openDatabase } from './database/openDatabase';
import { makeBackground } from './functions/background';
import { listen } from './listen';
import { purgeDaily } from './purgeDaily';

export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

/** Starts everything, in order; on failure what was started is stopped again. */
export async function startServer(config: Config, worker: URL): Promise<RunningServer> {
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    let siteUrl = config.siteUrl ?? '';
    let backend;
    if (!config.hosted) {
      undo.push(await lockDataDir(config.dataDir));
      // The major version is in the name: a newer PGlite cannot read an older one's files.
      const directory = join(config.dataDir, 'pg18');
      const database = await openDatabase(worker, directory, config.fsync);
      undo.push(() => database.close());
      const background = makeBackground();
      undo.push(background.settled);
      backend = await localBackend({ ...config, database, siteUrl: () => siteUrl, background });
      undo.push(purgeDaily(database));
    }
    const listening = await listen(makeApp(config.dist, backend), config.port);
    undo.push(listening.stop);
    const url = `http://localhost:${listening.port}`;
    siteUrl ||= url;
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
