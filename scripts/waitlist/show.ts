import type { Row } from '../../server/database/database';
import { inSnapshot, type List } from './list';
import { languageNames } from './stats';
import { utcTime } from './terminal';

type Line = [label: string, value: unknown];
/** One block of lines for each row; none when nothing of the kind is kept. */
type Section = [title: string, blocks: Line[][]];

/** Everything that is kept about an address, as a text for the person who asks; undefined when nothing is. */
export async function describePerson(list: List, email: string): Promise<string | undefined> {
  const sections = await inSnapshot(list, () => readSections(list, email));
  if (sections.every(([, blocks]) => blocks.length === 0)) return undefined;
  const title = `What the waitlist in ${list.place} keeps about ${email}, ${utcTime(new Date())}\n`;
  return [title, ...sections.map(describeSection)].join('\n');
}

async function readSections(list: List, email: string): Promise<Section[]> {
  const read = async (sql: string, lines: (row: Row) => Line[]) => (await list.query(sql, [email])).map(lines);
  const ofPerson = 'join public.waitlist_subscriptions as person on person.id = subscription_id where email = $1';
  return [
    [
      'Sign-ups that are not on the list yet',
      await read('select * from private.waitlist_sign_ups where email = $1 order by id', (row) => [
        ...signUpLines(row),
        ['Network', keyedHash(row.network)],
      ]),
    ],
    ['On the list', await read('select * from public.waitlist_subscriptions where email = $1', personLines)],
    [
      'Confirmation mail in the queue',
      await read(
        `select item.*, (
           select count(*) from private.waitlist_queue as other
           where other.failed_at is null and (other.turn, other.queued_at) < (item.turn, item.queued_at)
         ) as ahead from private.waitlist_queue as item ${ofPerson}`,
        queueLines,
      ),
    ],
    [
      'Links in the mails (only their hashes are kept)',
      await read(
        `select purpose, expires_at, used_at from private.waitlist_tokens ${ofPerson} order by purpose, expires_at`,
        (row) => [
          ['Purpose', row.purpose === 'confirm' ? 'to confirm' : 'to leave'],
          ['Works until', row.expires_at ?? 'the row is erased'],
          ['Used', row.used_at],
        ],
      ),
    ],
    [
      'Letters',
      await read(`select item.* from private.waitlist_letter_mails as item ${ofPerson} order by claimed_at`, (row) => [
        ['Letter', row.letter],
        ['Begun', row.claimed_at],
        ['Sent', row.sent_at],
        ['Failed', row.failed_at],
      ]),
    ],
    [
      'Confirmation mails to this mailbox, whatever its spelling (kept under a keyed hash for 30 days after the last)',
      await read(
        'select unnest(mailed_at) as at from private.waitlist_mailboxes where mailbox = private.mailbox_key($1) order by 1',
        (row) => [['Claimed', row.at]],
      ),
    ],
  ];
}

const signUpLines = (row: Row): Line[] => [
  ['Address', row.email],
  ['Name', row.name],
  ['Interests', (row.interests as string[]).join(', ')],
  ['Message', row.message],
  ['Language', languageNames[String(row.language)]],
  ['Notice', row.notice_version],
  ['Signed up', row.created_at],
];

const personLines = (row: Row): Line[] => [
  ['Id', row.id],
  ...signUpLines(row),
  ['Last mail sent', row.mailed_at],
  ['Its link works until', row.link_expires_at],
  ['Confirmed', row.confirmed_at],
  ['Bounced', row.bounced_at],
];

const queueLines = (row: Row): Line[] => [
  ['Queued', row.queued_at],
  ['Mails before it', row.turn === null ? 'not known yet' : row.ahead],
  ['Not tried before', row.due_at],
  ['Network', keyedHash(row.network)],
  ['Domain', keyedHash(row.domain)],
  ['Request', row.request],
  ['Requested', row.requested_at],
  ['Tries', row.tries],
  ['First try', row.tried_at],
  ['Failed', row.failed_at],
  ['Why it failed last', row.failure],
];

const keyedHash = (hash: unknown) => (hash === null ? null : 'kept as a keyed hash');

function describeSection([title, blocks]: Section): string {
  const texts = blocks.map((lines) => {
    const width = Math.max(...lines.map(([label]) => label.length));
    return lines.map(([label, value]) => `  ${label.padEnd(width)}  ${describeValue(value, width + 4)}\n`).join('');
  });
  return `${title}\n${texts.length > 0 ? texts.join('\n') : '  nothing\n'}`;
}

/** Further lines are indented, so that no message can look like a section. */
function describeValue(value: unknown, indent: number): string {
  if (value instanceof Date) return utcTime(value);
  return String((value as string | number | null | undefined) ?? '–').replaceAll(
    /\r\n|[\n\r\u2028\u2029]/g,
    `\n${' '.repeat(indent)}`,
  );
}
