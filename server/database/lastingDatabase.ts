import { setTimeout as delay } from 'node:timers/promises';
import { type Database, DatabaseError, isOutage } from './database';
import { outageLog } from './outageLog';
import type { OnLost } from './workerDatabase';

const PAUSE_MS = 3000;

/**
 * A database that is opened again whenever it is lost, until that works. Meanwhile every call fails at once with 57P01.
 * Only the first opening may fail. Once the signal is aborted, `open` is to give up.
 */
export async function lastingDatabase(
  open: (onLost: OnLost, signal: AbortSignal) => Promise<Database>,
  pauseMs = PAUSE_MS,
): Promise<Database> {
  const closing = new AbortController();
  const note = outageLog();
  let healthy = true;
  let reopening: Promise<void> = Promise.resolve();
  let current: Database | undefined = await open(lose, closing.signal);

  function lose(reason: string, ended: Promise<unknown>): void {
    current = undefined;
    note(reason);
    reopening = reopen(ended);
  }

  async function reopen(ended: Promise<unknown>): Promise<void> {
    await ended;
    while (!current && !closing.signal.aborted) {
      // What was lost before it had answered anything would be lost again at once.
      if (!healthy) await delay(pauseMs, undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return;
      healthy = false;
      try {
        current = await open(lose, closing.signal);
      } catch (error) {
        if (!closing.signal.aborted) note((error as Error).message);
      }
    }
  }

  async function attempt<T>(work: (database: Database) => Promise<T>): Promise<T> {
    if (!current) throw new DatabaseError('57P01', 'The database is being started again');
    try {
      const answer = await work(current);
      healthy = true;
      return answer;
    } catch (error) {
      const { code, message } = error as DatabaseError;
      // A lost database is noted where it is lost.
      if (isOutage(code) && code !== '57P01') note(message);
      throw error;
    }
  }

  return {
    run: (statements) => attempt((database) => database.run(statements)),
    script: (sql) => attempt((database) => database.script(sql)),
    close: async () => {
      closing.abort();
      await reopening;
      await current?.close();
    },
  };
}
