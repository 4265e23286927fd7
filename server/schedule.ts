import { type Database, isOutage, toDatabaseError } from './database/database';
import { logError } from './errors';

const SEND_MS = 1_000;

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
      logUnlessOutage(error);
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => {
    if (!isBusy) last = send();
  }, SEND_MS).unref();
  return () => {
    clearInterval(timer);
    return last;
  };
}

const PURGE_MS = 5 * 60 * 1000;
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
      do {
        const [rows] = await database.run([{ sql: 'select public.purge_waitlist() as done' }]);
        done = Number(rows?.[0]?.done ?? 0);
      } while (done >= FULL_BATCH && !ending.signal.aborted);
    } catch (error) {
      logUnlessOutage(error);
    }
  };
  let last = purge();
  const timer = setInterval(() => {
    last = last.then(purge);
  }, PURGE_MS).unref();
  return () => {
    ending.abort();
    clearInterval(timer);
    return last;
  };
}

/** An outage is logged once, where the database is opened again. */
function logUnlessOutage(error: unknown): void {
  if (!isOutage(toDatabaseError(error).code)) logError(error);
}
