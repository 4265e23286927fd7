import { type Database, isOutage, toDatabaseError } from './database/database';
import { logError } from './logError';

const PERIOD_MS = 5 * 60 * 1000;
/** The most of a kind that one call of the purge handles. */
const FULL_BATCH = 250;

/**
 * Calls the purge now and every five minutes, as pg_cron does on the hosted platform. Each call handles a small batch, so that
 * other queries run between two calls; one that was not full is the last, since while many people sign up there is always
 * somebody to settle, and each call reads whole tables. Returns what ends it.
 */
export function purgeRegularly(database: Database): () => Promise<void> {
  const ending = new AbortController();
  const purge = async () => {
    try {
      let done: number;
      do done = await purgeBatch(database);
      while (done >= FULL_BATCH && !ending.signal.aborted);
    } catch (error) {
      // An outage is logged once, where the database is opened again.
      if (!isOutage(toDatabaseError(error).code)) logError(error);
    }
  };
  let last = purge();
  const timer = setInterval(() => {
    last = last.then(purge);
  }, PERIOD_MS).unref();
  return () => {
    ending.abort();
    clearInterval(timer);
    return last;
  };
}

async function purgeBatch(database: Database): Promise<number> {
  const [rows] = await database.run([{ sql: 'select public.purge_waitlist() as done' }]);
  return Number(rows?.[0]?.done ?? 0);
}
