import type { List } from './list';

/** Lets the work see the list as it is at one moment, however long it takes, and change nothing. */
export async function inSnapshot<T>(list: List, work: () => Promise<T>): Promise<T> {
  await list.query('begin isolation level repeatable read read only');
  try {
    return await work();
  } finally {
    // After a lost connection there is nothing to end.
    await list.query('rollback').catch(() => undefined);
  }
}
