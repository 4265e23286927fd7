import type { Rows } from './contents.fixture';

/** Tables to which migrations add rows. */
export const GROWING = new Set(['private.waitlist_settings', 'private.waitlist_notices', 'private.waitlist_mailboxes']);

/** What the migration that counts mails by mailbox calls the limits that it keeps. */
const RENAMED: Record<string, string> = {
  sign_ups_per_address_day: 'sign_ups_per_mailbox_day',
  mails_per_address: 'mails_per_mailbox_30_days',
  mail_tries_per_address_day: 'mail_tries_per_mailbox_day',
};

/** The rows of an earlier state as later migrations are meant to leave them: unchanged, but for what the one about mailboxes says. */
export function asMigrated(rows: Rows): Rows {
  if (rows['private.waitlist_mailboxes']) return rows;
  const { 'public.waitlist_subscriptions': people, 'private.waitlist_settings': limits, ...others } = rows;
  const { 'private.waitlist_counters': counters, ...untouched } = others;
  return {
    ...untouched,
    'public.waitlist_subscriptions': people!.map(({ mails: _counted, ...person }) => person),
    ...(limits && {
      'private.waitlist_settings': limits.map(({ name, value }) => ({ name: RENAMED[String(name)] ?? name, value })),
    }),
    ...(counters && {
      'private.waitlist_counters': counters.filter(
        ({ scope }) => !['address_day', 'tries_day'].includes(String(scope)),
      ),
    }),
  };
}
