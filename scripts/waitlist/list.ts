import { readConfig } from '../../server/config';
import type { Row } from '../../server/database/database';
import { openEmbedded } from './openEmbedded';
import { openPostgres } from './openPostgres';
import { makeProgress } from './progress';
import { ClearError, type Printer } from './terminal';

/** The waitlist's database, on one connection. */
export interface List {
  /** Where it is, without any secret of its address. */
  place: string;
  query: (sql: string, params?: unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
}

/** Opens the list that these settings name: DATABASE_URL wins over the local server's data. */
export async function openList(env: NodeJS.Dict<string>, root: string): Promise<List> {
  const list = await openDatabase(env, root);
  try {
    await checkSchema(list);
    return list;
  } catch (error) {
    await list.close();
    throw error;
  }
}

function openDatabase(env: NodeJS.Dict<string>, root: string): Promise<List> {
  if (env.DATABASE_URL) return openPostgres(env.DATABASE_URL);
  const config = readConfig(env, root);
  if (config.hosted) {
    throw new ClearError(
      `The waitlist is at ${env.SUPABASE_URL}. Set DATABASE_URL to the address of its database (Supabase shows it under Connect).`,
    );
  }
  return openEmbedded(config.dataDir);
}

/** The command never migrates: on a hosted project that is part of a release. */
async function checkSchema(list: List): Promise<void> {
  const [found] = await list.query("select to_regclass('private.waitlist_queue') is not null as complete");
  if (found?.complete) return;
  throw new ClearError(
    `The waitlist's tables in ${list.place} are missing or older than this program. Start the local server once; for DATABASE_URL apply supabase/migrations/.`,
  );
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
