import { readConfig } from '../../server/config';
import { ClearError } from './clearError';
import { checkUpToDate } from './checkUpToDate';
import type { List } from './list';
import { openEmbedded } from './openEmbedded';
import { openPostgres } from './openPostgres';

/** Opens the list that these settings name: DATABASE_URL before the local server's own. */
export async function openList(env: Record<string, string | undefined>, root: string): Promise<List> {
  const list = await open(env, root);
  try {
    await checkUpToDate(list);
    await settleAll(list);
    return list;
  } catch (error) {
    await list.close();
    throw error;
  }
}

function open(env: Record<string, string | undefined>, root: string): Promise<List> {
  if (env.DATABASE_URL) return openPostgres(env.DATABASE_URL);
  const config = readConfig(env, root);
  if (config.hosted) {
    throw new ClearError(
      `The waitlist is at ${env.SUPABASE_URL}. Set DATABASE_URL to the address of its database (Supabase shows it under Connect).`,
    );
  }
  return openEmbedded(config.dataDir);
}

/** Brings sign-ups onto the list whose mail nobody asked for yet, 250 at a time. */
async function settleAll(list: List): Promise<void> {
  for (;;) {
    const [answer] = await list.query('select private.settle_some(250) as settled');
    if (Number(answer?.settled) === 0) return;
  }
}
