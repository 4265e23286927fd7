import type { Database } from '../server/database/database';
import { asOwner } from './as';

/** Empties the list and the queue, and resets the counters and the mailer. */
export const empty = (database: Database) =>
  database.script(`truncate public.waitlist_subscriptions, private.waitlist_sign_ups, private.waitlist_queue, private.waitlist_mailboxes,
      private.waitlist_counters, private.waitlist_erasures, private.waitlist_events, private.waitlist_mailer, private.waitlist_letters cascade;
    insert into private.waitlist_mailer default values`);

export const setLimit = (database: Database, name: string, value: number) =>
  asOwner(database, 'update private.waitlist_settings set value = $2 where name = $1 returning name', [name, value]);

/** Returns a function that restores the present limits. */
export async function saveLimits(database: Database): Promise<() => Promise<unknown>> {
  const kept = await asOwner(database, 'select name, value from private.waitlist_settings');
  return () => Promise.all(kept.map(({ name, value }) => setLimit(database, String(name), Number(value))));
}
