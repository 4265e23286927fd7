import { type Database, isOutage, toDatabaseError } from './database/database';
import { logError } from './errors';

const SEND_MS = 1_000;
const PURGE_MS = 5 * 60 * 1000;
/** How long one call of the purge goes on; other queries run between two calls. */
const CALL_MS = 300;
/** The people that one step of the purge handles. */
const FULL_STEP = 250;

/**
 * Sends what waits in the queue of mails, every second, as pg_cron does every ten seconds on the hosted platform. The look whether anything
 * waits only reads, so that an idle server writes nothing. Returns what ends it.
 */
export function sendRegularly(database: Database, sendWaiting: () => Promise<void>): () => Promise<void> {
  return repeat(SEND_MS, async () => {
    const [rows] = await database.run([{ sql: 'select private.mails_wait() as waiting' }]);
    if (rows?.[0]?.waiting) await sendWaiting();
  });
}

/**
 * Calls the purge now and every five minutes, as pg_cron does on the hosted platform, and again at once after a call that did at least
 * a full step. While many people sign up there is always somebody to settle, and each call reads whole tables. Returns what ends it.
 */
export function purgeRegularly(database: Database): () => Promise<void> {
  return repeat(PURGE_MS, async (ending) => {
    let done: number;
    do {
      const [rows] = await database.run([{ sql: 'select public.purge_waitlist($1) as done', params: [CALL_MS] }]);
      done = Number(rows?.[0]?.done ?? 0);
    } while (done >= FULL_STEP && !ending.aborted);
  });
}

/** Does the work now and then regularly, but not while it still runs. Returns what ends it and waits for what runs. */
function repeat(periodMs: number, work: (ending: AbortSignal) => Promise<void>): () => Promise<void> {
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  const start = () => {
    running ??= work(ending.signal)
      .catch((error: unknown) => {
        // An outage is logged once, where the database is opened again.
        if (!isOutage(toDatabaseError(error).code)) logError(error);
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
