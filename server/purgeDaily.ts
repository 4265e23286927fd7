import type { Database } from './database/database';
import { logError } from './logError';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Erases what has been kept long enough, now and once a day, as pg_cron does where it is hosted. The answer ends it. */
export function purgeDaily(database: Database): () => Promise<void> {
  let last = purge(database);
  const timer = setInterval(() => {
    last = purge(database);
  }, DAY_MS).unref();
  return () => {
    clearInterval(timer);
    return last;
  };
}

async function purge(database: Database): Promise<void> {
  try {
    await database.run([{ sql: 'select public.purge_waitlist()' }]);
  } catch (error) {
    logError(error);
  }
}
