import { interests } from '../../src/lib/interests';
import { languages } from '../../src/lib/language';
import { inSnapshot, type List } from './list';
import { describeMails, readMailState } from './mailState';
import { plainTable, utcTime } from './terminal';

type Cells = (string | number)[];

const COUNTS = `
  count(*) filter (where confirmed_at is null)::int as unconfirmed,
  count(*) filter (where confirmed_at is not null)::int as confirmed,
  count(*)::int as total`;

const inEnglish = new Intl.DisplayNames('en', { type: 'language' });
export const languageNames: Record<string, string> = Object.fromEntries(
  languages.map((code) => [code, inEnglish.of(code)!]),
);

/** In SQL. */
export const nameOfLanguage = `case language ${Object.entries(languageNames)
  .map(([code, name]) => `when '${code}' then '${name}'`)
  .join(' ')} end`;

/** Why people were erased, by the reasons that the database has. */
export const REASONS: Record<string, string> = {
  left: 'left by the link in a mail',
  complained: 'marked a mail as spam',
  unconfirmed: 'never confirmed',
  unmailed: 'no mail could be sent',
  letter: 'after the opening letter',
  team: 'by the team',
};

/** The list's counts without personal data, as a text or as JSON. */
export async function stats(list: List, json = false): Promise<string> {
  const read = await inSnapshot(list, async () => ({
    people: await countPeople(list),
    days: await countDays(list),
    mails: await readMailState(list),
    erasures: await countErasures(list),
    letters: await countLetters(list),
  }));
  const { people, days, mails, erasures, letters } = read;
  const now = new Date();
  if (json) return `${JSON.stringify({ at: now, place: list.place, ...read }, null, 2)}\n`;
  return [
    `The waitlist in ${list.place}, ${utcTime(now)}\n`,
    ...(people.length > 0 ? people.map(plainTable) : ['Nobody is on the list yet.\n']),
    ...(people.length > 0 ? [`Sign-ups in the last 30 days, at most ${Math.max(...days)} a day\n${bars(days)}\n`] : []),
    ...describeMails(mails, now),
    erasures.length > 0 ? plainTable([['Erased', 'people'], ...erasures]) : 'Nobody was erased.\n',
    ...(letters.length > 0
      ? [plainTable([['Letter', 'sent', 'waiting', 'failed', 'in doubt', 'left since'], ...letters])]
      : []),
  ].join('\n');
}

/** What happened since a time. What an erased person did before is not known any more. */
export async function statsSince(list: List, since: Date): Promise<string> {
  const [row] = await list.query(
    `select count(*) filter (where created_at >= $1)::int as signed, count(*) filter (where mailed_at >= $1)::int as mailed,
       count(*) filter (where confirmed_at >= $1)::int as confirmed,
       (select count(*)::int from private.waitlist_erasures where erased_at >= $1) as erased
     from public.waitlist_subscriptions`,
    [since.toISOString()],
  );
  const { signed, mailed, confirmed, erased } = row as Record<string, number>;
  const rows: Cells[] = [
    [`Since ${utcTime(since)}`, 'people'],
    ['signed up', signed!],
    ['mailed', mailed!],
    ['confirmed', confirmed!],
    ['erased', erased!],
  ];
  return `The waitlist in ${list.place}, ${utcTime(new Date())}\n\n${plainTable(rows)}
People who were erased count only as erased; people mailed twice count by their last mail.\n`;
}

/** Tables of who has not confirmed yet and who has; none when nobody is on the list. */
async function countPeople(list: List): Promise<Cells[][]> {
  const count = async (label: string, from = 'public.waitlist_subscriptions') => {
    const rows = await list.query(`select ${label} as label, ${COUNTS} from ${from} group by 1 order by 1`);
    return rows.map(({ label, unconfirmed, confirmed, total }) => [label, unconfirmed, confirmed, total] as Cells);
  };
  const withHeader = (label: string, rows: Cells[]): Cells[] => [[label, 'unconfirmed', 'confirmed', 'total'], ...rows];

  const all = await count("'People'");
  if (all.length === 0) return [];
  const counted = await count('interest', 'public.waitlist_subscriptions, unnest(interests) as interest');
  const byInterest = interests.map(({ value }) => counted.find(([label]) => label === value) ?? [value, 0, 0, 0]);
  return [
    withHeader('', all),
    withHeader('Language', await count(nameOfLanguage)),
    withHeader('Interest', byInterest),
    withHeader('Signed up (UTC)', await count("to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')")),
  ];
}

/** The people on the list by the day of their sign-up, for the last 30 days. */
async function countDays(list: List): Promise<number[]> {
  const rows = await list.query(
    `select coalesce(sign_ups, 0)::int as people
     from generate_series((now() at time zone 'UTC')::date - 29, (now() at time zone 'UTC')::date, '1 day') as last
       left join private.waitlist_days on day = last::date order by last`,
  );
  return rows.map(({ people }) => Number(people));
}

const BARS = '▁▂▃▄▅▆▇█';
/** One character a number; a space for none. */
const bars = (numbers: number[]): string =>
  numbers.map((n) => (n === 0 ? ' ' : BARS[Math.ceil((n / Math.max(...numbers)) * BARS.length) - 1])).join('');

async function countErasures(list: List): Promise<[reason: string, count: number][]> {
  const rows = await list.query(
    'select reason, count(*)::int as count from private.waitlist_erasures group by 1 order by 1',
  );
  return rows.map(({ reason, count }) => [REASONS[String(reason)] ?? String(reason), Number(count)]);
}

/** Each letter with how many got it, those who left since included. */
async function countLetters(list: List): Promise<Cells[]> {
  const rows = await list.query(
    `select kind, sum(taken)::int as taken, sum(waiting)::int as waiting, sum(failed)::int as failed,
       sum(doubt)::int as doubt, sum(left_since)::int as left_since
     from (select kind, min(queued_at) as since from private.mails
         where kind <> 'confirmation' and kind not like 'sample %' group by kind) as letter,
       private.letter_state(kind)
     group by kind, since order by since`,
  );
  return rows.map((row) => Object.values(row) as Cells);
}
