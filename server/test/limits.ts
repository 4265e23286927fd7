import { join } from 'node:path';
import { migrate } from '../database/migrate';
import { openDataDir } from '../database/openDataDir';
import { pgliteDatabase } from '../database/database';
import { asOwner } from '../../test-support/listQueries';

const UNLIMITED = 1_000_000_000;

/** Sets every limit in the database of a clone, which no process may have open, and returns the limits before. */
async function changeLimits(root: string, valueSql: string, thenSql = ''): Promise<Map<string, number>> {
  const database = pgliteDatabase(await openDataDir(join(root, '.data/pg18')));
  try {
    await migrate(database, join(root, 'supabase/migrations'));
    const before = await asOwner(database, 'select name, value from private.waitlist_settings');
    await database.script(
      `update private.waitlist_settings set value = ${valueSql} where name like '%\\_per\\_%'; ${thenSql}`,
    );
    return new Map(before.map(({ name, value }) => [String(name), Number(value)]));
  } finally {
    await database.close();
  }
}

/** Lifts the limits, so that one client address gets no refusals. */
export const liftLimits = (root: string) => changeLimits(root, String(UNLIMITED));

/** Restores the limits and resets the counters. */
export async function restoreLimits(root: string, limits: Map<string, number>): Promise<void> {
  const cases = [...limits].map(([name, value]) => `when '${name}' then ${value}`);
  await changeLimits(root, `case name ${cases.join(' ')} else value end`, 'truncate private.waitlist_counters');
}
