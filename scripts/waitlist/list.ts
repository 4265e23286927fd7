import type { Row } from '../../server/database/database';

/** The waitlist's database, on one connection. */
export interface List {
  /** Where it is, without any secret of its address. */
  place: string;
  query: (sql: string, params?: unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
}

/** Puts sign-ups onto the list for which step 2 was never called, 250 at a time. */
export async function settleAll(list: List): Promise<void> {
  for (;;) {
    const [answer] = await list.query('select private.settle_some(250) as settled');
    if (Number(answer?.settled) === 0) return;
  }
}

/**
 * Runs the work on the list as it is at one moment, however long it takes; the work can change nothing.
 */
export async function inSnapshot<T>(list: List, work: () => Promise<T>): Promise<T> {
  await list.query('begin isolation level repeatable read read only');
  try {
    return await work();
  } finally {
    // After a lost connection there is no transaction to end.
    await list.query('rollback').catch(() => undefined);
  }
}

/** The rows of a query in batches, so that memory does not grow with the list. A cursor needs the caller's transaction. */
export async function* inBatches(list: List, sql: string): AsyncGenerator<Row[]> {
  await list.query(`declare batches no scroll cursor for ${sql}`);
  for (;;) {
    const rows = await list.query('fetch 1000 from batches');
    if (rows.length === 0) return;
    yield rows;
  }
}

/** Runs the work in one transaction: all of it happens, or nothing. */
export async function inTransaction<T>(list: List, work: () => Promise<T>): Promise<T> {
  await list.query('begin');
  try {
    const result = await work();
    await list.query('commit');
    return result;
  } catch (error) {
    await list.query('rollback').catch(() => undefined);
    throw error;
  }
}
