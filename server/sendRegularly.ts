import { type Database, isOutage, toDatabaseError } from './database/database';
import { logError } from './logError';

const PERIOD_MS = 1_000;

/**
 * Sends what waits in the queue of mails, every second, as pg_cron does every ten seconds on the hosted platform. The look whether anything
 * waits only reads, so that an idle server writes nothing. Returns what ends it.
 */
export function sendRegularly(database: Database, sendWaiting: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let isBusy = false;
  const send = async () => {
    isBusy = true;
    try {
      const [rows] = await database.run([{ sql: 'select private.mails_wait() as waiting' }]);
      if (rows?.[0]?.waiting) await sendWaiting();
    } catch (error) {
      // An outage is logged once, where the database is opened again.
      if (!isOutage(toDatabaseError(error).code)) logError(error);
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => {
    if (!isBusy) last = send();
  }, PERIOD_MS).unref();
  return () => {
    clearInterval(timer);
    return last;
  };
}
