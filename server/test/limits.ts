import { join } from 'node:path';
import { migrate } from '../database/migrate';
import { openDataDir } from '../database/openDataDir';
import { pgliteDatabase } from '../database/pgliteDatabase';
import { asOwner } from './as';

const UNLIMITED = 1_000_000_000;

/** Sets every limit of a clone's database, which nobody may have open, and gives what they were. */
async function changeLimits(root: string, valueSql: string): Promise<Map<string, number>> {
  const database = pgliteDatabase(await openDataDir(join(root, '.data/pg18')));
  try {
    await migrate(database, join(root, 'supabase/migrations'));
    const before = await asOwner(database, 'select name, value from private.waitlist_settings');
    await database.script(`update private.waitlist_settings set value = ${valueSql}`);
    return new Map(before.map(({ name, value }) => [String(name), Number(value)]));
  } finally {
    await database.close();
  }
}

/** Lets one client address do everything: what is measured or killed is the work, not the refusals. */
export const liftLimits = (root: string) => changeLimits(root, String(UNLIMITED));

/** Sets the limits back and forgets what was counted. */
export async function restoreLimits(root: string, limits: Map<string, number>): Promise<void> {
  const cases = [...limits].map(([name, value]) => `when '${name}' then ${value}`);
  await changeLimits(root, `case name ${cases.join(' ')} else value end; truncate private.waitlist_counters`);
}
