import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { migrate } from '../database/migrate';
import { openDataDir } from '../database/openDataDir';
import { pgliteDatabase } from '../database/database';

/** Gives `work` the database of a clone, which no process may have open. */
export async function inClone<T>(root: string, work: (pglite: PGlite) => Promise<T>): Promise<T> {
  const pglite = await openDataDir(join(root, '.data/pg18'));
  try {
    return await work(pglite);
  } finally {
    await pglite.close();
  }
}

/** Lifts the limits of a clone, so that one client address gets no refusals. */
export const liftLimits = (root: string) =>
  inClone(root, async (pglite) => {
    await migrate(pgliteDatabase(pglite), join(root, 'supabase/migrations'));
    await pglite.query("update private.waitlist_settings set value = 1000000000 where name like '%\\_per\\_%'");
  });

/** The addresses of everybody in a clone, settled or not. */
export const peopleIn = (root: string) =>
  inClone(root, async (pglite) => {
    const { rows } = await pglite.query<{ email: string }>(
      'select email from public.waitlist_subscriptions union all select email from private.waitlist_sign_ups',
    );
    return new Set(rows.map(({ email }) => email));
  });
