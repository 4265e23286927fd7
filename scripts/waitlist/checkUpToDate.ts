import { ClearError } from './clearError';
import type { List } from './list';

/** The command changes no schema by itself: on a hosted project that is a release. */
export async function checkUpToDate(list: List): Promise<void> {
  const [found] = await list.query(`
    select to_regprocedure('private.erase_subscription(text, text)') is not null
      and to_regclass('private.waitlist_erasures') is not null as complete`);
  if (found?.complete) return;
  throw new ClearError(
    `The waitlist's tables in ${list.place} are missing or older than this program. Start the local server once; for DATABASE_URL apply supabase/migrations/.`,
  );
}
