import { type Database, isOutage, toDatabaseError } from './database/database';
import { logError } from './errors';

const SEND_MS = 1_000;
const PURGE_MS = 5 * 60 * 1000;

/**
 * Sends what waits in the queue of mails, every second, as pg_cron does every ten seconds on the hosted platform. The look whether anything
 * waits only reads, so that an idle server writes nothing. Returns what ends it.
 */
export function sendRegularly(database: Database, sendWaiting: () => Promise<unknown>): () => Promise<void> {
  return repeat(SEND_MS, async () => {
    const [rows] = await database.run([{ sql: 'select private.mails_wait() as waiting' }]);
    if (rows?.[0]?.waiting) await sendWaiting();
  });
}

/** Purges now and every five minutes, as pg_cron does on the hosted platform, step by step until nobody is due. Returns what ends it. */
export function purgeRegularly(database: Database): () => Promise<void> {
  return repeat(PURGE_MS, async (ending) => {
    let erased: number;
    do {
      const [rows] = await database.run([{ sql: 'select public.purge_waitlist() as erased' }]);
      erased = Number(rows?.[0]?.erased ?? 0);
    } while (erased > 0 && !ending.aborted);
  });
}

/** Does the work now and then regularly, but not while it still runs. Returns what ends it and waits for what runs. */
export function repeat(periodMs: number, work: (ending: AbortSignal) => Promise<void>): () => Promise<void> {
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  let isFailing = false;
  const start = () => {
    running ??= work(ending.signal)
      .then(() => void (isFailing = false))
      .catch((error: unknown) => {
        // An outage is logged where the database is opened again; what fails each second is logged once.
        if (isFailing || isOutage(toDatabaseError(error).code)) return;
        isFailing = true;
        logError(error);
      })
      .finally(() => (running = undefined));
  };
  start();
  const timer = setInterval(start, periodMs).unref();
  return async () => {
    ending.abort();
    clearInterval(timer);
    await running;
  };
}
