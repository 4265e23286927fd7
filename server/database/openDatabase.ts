import { type Database, DatabaseError, isOutage } from './database';
import type { WorkerData } from '../worker';
import { holdIdentity } from './dataIdentity';
import { type OnLost, workerDatabase } from './workerDatabase';
import { openError, StartError } from '../errors';
import { setTimeout as delay } from 'node:timers/promises';

/** Opens the database of a directory in a thread that runs `worker`, and reopens it, and no other, whenever it is lost. */
export async function openDatabase(worker: URL, directory: string): Promise<Database> {
  const data: WorkerData = { directory };
  try {
    const database = await reopeningDatabase((onLost) => workerDatabase(worker, data, onLost));
    const { identity, release } = holdIdentity(directory);
    data.identity = identity;
    return { ...database, close: () => database.close().finally(release) };
  } catch (error) {
    const { code, message } = error as DatabaseError;
    throw code === '57P01' ? openError(directory, message) : new StartError(message);
  }
}

const RETRY_MS = 3000;
/** The same reason is logged again only after this time without it. */
const LOG_PAUSE_MS = 60_000;

/**
 * A database that is reopened whenever it is lost, until that works. Until then every call fails at once with 57P01.
 * An error of the first opening goes to the caller.
 */
export async function reopeningDatabase(
  open: (onLost: OnLost) => Promise<Database>,
  retryMs = RETRY_MS,
): Promise<Database> {
  const logOutage = makeOutageLog();
  const closing = new AbortController();
  let healthy = true;
  let reopening: Promise<void> = Promise.resolve();
  let current: Database | undefined = await open(onLost);

  function onLost(reason: string, ended: Promise<unknown>): void {
    current = undefined;
    logOutage(reason);
    reopening = reopen(ended);
  }

  async function reopen(ended: Promise<unknown>): Promise<void> {
    await ended;
    while (!current && !closing.signal.aborted) {
      // A database that was lost before its first answer would probably be lost again at once.
      if (!healthy) await delay(retryMs);
      healthy = false;
      try {
        current = await open(onLost);
      } catch (error) {
        logOutage((error as Error).message);
      }
    }
  }

  async function attempt<T>(work: (database: Database) => Promise<T>): Promise<T> {
    if (!current) throw new DatabaseError('57P01', 'The database is restarting');
    try {
      const answer = await work(current);
      healthy = true;
      return answer;
    } catch (error) {
      const { code, message } = error as DatabaseError;
      // 57P01 is logged by onLost.
      if (isOutage(code) && code !== '57P01') logOutage(message);
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

function makeOutageLog(): (reason: string) => void {
  const lastTimes = new Map<string, number>();
  return (reason) => {
    const shortReason = /No space left on device/.test(reason) ? 'no space is left on its disk' : reason;
    const now = performance.now();
    const last = lastTimes.get(shortReason);
    lastTimes.set(shortReason, now);
    if (last === undefined || now - last > LOG_PAUSE_MS) {
      console.error(`The database does not work and is retried until it does: ${shortReason}`);
    }
  };
}
