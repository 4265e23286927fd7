import type { Row } from '../../server/database/database';
import { inSnapshot, type List } from './list';
import { nameOfLanguage } from './stats';
import { utcTime } from './terminal';

/** Everything that is kept about an address, as a text for the person who asks; undefined when nothing is. */
export async function describePerson(list: List, email: string): Promise<string | undefined> {
  const found = await inSnapshot(list, async () => {
    const read: [title: string, rows: Row[]][] = [];
    for (const [title, sql] of Object.entries(SECTIONS)) read.push([title, await list.query(sql, [email])]);
    return read;
  });
  if (found.every(([, rows]) => rows.length === 0)) return undefined;
  const title = `What the waitlist in ${list.place} keeps about ${email}, ${utcTime(new Date())}\n`;
  return [title, ...found.map(([section, rows]) => `${section}\n${describeRows(rows)}`)].join('\n');
}

const SIGN_UP = `email as "Address", name as "Name", array_to_string(interests, ', ') as "Interests", message as "Message",
  ${nameOfLanguage} as "Language", notice_version as "Notice", created_at as "Signed up"`;
const keyedHash = (column: string) => `case when ${column} is not null then 'kept as a keyed hash' end`;
const yesNo = (condition: string) => `case when ${condition} then 'yes' else 'no' end`;
const OF_PERSON = `join public.waitlist_subscriptions as person on person.id = subscription_id
  where mailbox = (select private.mailbox($1))`;

/** What is kept about the mailbox of an address, by its title. The columns have the names that the text shows. */
export const SECTIONS = {
  'Sign-ups as they came': `
    select ${SIGN_UP}, ${yesNo('subscription_id is not null')} as "On the list", ${keyedHash('network')} as "Network",
      failed_at as "Set aside", failure as "Why"
    from private.waitlist_sign_ups where private.mailbox(email) = (select private.mailbox($1)) order by id`,
  'On the list': `
    select id as "Id", ${SIGN_UP}, mailed_at as "Last mail sent", confirmed_at as "Confirmed", bounced_at as "Bounced"
    from public.waitlist_subscriptions where mailbox = (select private.mailbox($1))`,
  'Mails (after an erasure kept under keyed hashes, for 30 days)': `
    select id as "Id", kind as "Mail", email as "Goes to", queued_at as "Queued", due_at as "Not tried before", state as "State",
      sent_at as "Sent", tries as "Tries", failure as "Why not taken", provider_id as "The provider's id", ended_at as "Ended",
      event as "What became of it", event_at as "When", ${keyedHash('mailbox')} as "Mailbox", ${keyedHash('network')} as "Network",
      ${keyedHash('domain')} as "Domain"
    from private.mails where mailbox = (select private.mailbox_key($1)) order by queued_at`,
  'Links in the mails (only their hashes are kept)': `
    select case purpose when 'confirm' then 'to confirm' else 'to leave' end as "Purpose", mail_id as "In the mail",
      coalesce(to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS "UTC"'), 'the row is erased') as "Works until",
      used_at as "Used"
    from private.waitlist_tokens ${OF_PERSON} order by purpose, expires_at`,
};

function describeRows(rows: Row[]): string {
  const blocks = rows.map((row) => {
    const width = Math.max(...Object.keys(row).map((label) => label.length));
    const lines = Object.entries(row).map(([label, value]) => [label.padEnd(width), describeValue(value, width + 4)]);
    return lines.map(([label, value]) => `  ${label}  ${value}\n`).join('');
  });
  return blocks.join('\n') || '  nothing\n';
}

/** Further lines are indented, so that no message can look like a section. */
function describeValue(value: unknown, indent: number): string {
  if (value instanceof Date) return utcTime(value);
  const text = String((value as string | number | null) ?? '–');
  return text.replaceAll(/\r\n|[\n\r\u2028\u2029]/g, `\n${' '.repeat(indent)}`);
}
