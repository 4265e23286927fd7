import type { Row } from '../../server/database/database';
import { makeProgress, type Printer } from './terminal';

/** The waitlist's database, on one connection. */
export interface List {
  /** Where it is, without any secret of its address. */
  place: string;
  query: (sql: string, params?: unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
}

/** Puts sign-ups onto the list for which step 2 was never called, 250 at a time; tells how far it is when that takes long. */
export async function settleAll(list: List, err: Printer): Promise<void> {
  const [waiting] = await list.query('select count(*)::int as count from private.waitlist_sign_ups');
  const progress = makeProgress(Number(waiting?.count), err, 'sign-ups settled');
  for (;;) {
    const [answer] = await list.query('select private.settle_some(250) as settled');
    if (Number(answer?.settled) === 0) break;
    progress.settled(Number(answer?.settled));
  }
  progress.clear();
}

/** Runs the work on the list as it is at one moment, however long it takes; the work can change nothing. */
export async function inSnapshot<T>(list: List, work: () => Promise<T>): Promise<T> {
  await list.query('begin isolation level repeatable read read only');
  try {
    return await work();
  } finally {
    // After a lost connection there is no transaction to end.
    await list.query('rollback').catch(() => undefined);
  }
}

/** Erases the row of an address and everything that refers to it; false when there is none. */
export async function eraseAddress(list: List, email: string): Promise<boolean> {
  const [answer] = await list.query("select private.erase_subscription($1, 'team') as erased", [email]);
  return Boolean(answer?.erased);
}

/** Puts the mails that failed back into the queue; answers how many. */
export async function retryFailed(list: List): Promise<number> {
  const [answer] = await list.query('select private.retry_failed() as count');
  return Number(answer?.count);
}
