import { setTimeout as delay } from 'node:timers/promises';
import { createInterface } from 'node:readline/promises';
import { brand } from '../../src/lib/site';
import { languages } from '../../src/lib/language';
import { letters } from '../../supabase/functions/_shared/letters/letters';
import { LATE } from './late';
import type { List } from './list';
import type { LetterCommand } from './parseCommand';
import { languageNames } from './stats';
import { ClearError, counted, duration, exitCodes, format, plainTable, type Terminal, utcTime } from './terminal';

const LOOK_MS = 1_000;
const PRINT_MS = 10_000;
/** Without a mail for so long, what sends has no mail provider, or does not run. */
const STILL_MS = 60_000;
/** In one statement, so that nobody who leaves has to wait. */
const PIECE = 1_000;
/** A longer pause is not worth an open terminal: the letter goes on without it. */
const LONGEST_PAUSE_S = 300;

/** A letter by language: how many people have no row of it yet, and how the rows stand. */
interface Counts {
  language: string;
  unplanned: number;
  waiting: number;
  taken: number;
  failed: number;
  doubt: number;
}
type Count = Exclude<keyof Counts, 'language'>;

/** What the words of the opening letter claim. */
const OPENING =
  'It says that the site is open, and that you announce it in some days: send it between the two. It goes out once.\n';

/** Writes a letter's mails into the queue, from which they go out like all others, and shows how far they are. */
export async function performLetter(command: LetterCommand, list: List, output: Terminal): Promise<void> {
  const { letter, mode } = command;
  if (mode.kind === 'to') return sendSample(letter, mode.email, list, output);
  const counts = await count(list, letter);
  const total = Math.min(command.limit, due(counts, command.inDoubt));
  const plan = await describePlan(list, letter, counts, total);
  if (mode.kind === 'dry-run') return void output.out.write(plan);
  output.err.write(plan);
  if (total === 0) return end(counts, output);
  if (!mode.yes) await ask(`Send it to ${counted(total, 'person', 'people')} now?`, output);
  await send(command, list, total, output);
}

async function count(list: List, letter: string): Promise<Counts[]> {
  const columns = (['unplanned', 'waiting', 'taken', 'failed', 'doubt'] as const).map((name) => `${name}::int`);
  const sql = `select language, ${columns.join(', ')} from private.letter_state($1)`;
  return (await list.query(sql, [letter])) as unknown as Counts[];
}

const sum = (counts: Counts[], name: Count) => counts.reduce((total, each) => total + each[name], 0);
/** A refused mail is tried again; one in doubt only when somebody asks for it. */
const due = (counts: Counts[], inDoubt: boolean) =>
  sum(counts, 'unplanned') + sum(counts, 'waiting') + sum(counts, 'failed') + (inDoubt ? sum(counts, 'doubt') : 0);

async function describePlan(list: List, letter: string, counts: Counts[], total: number): Promise<string> {
  const [row] = await list.query(
    "select private.setting('mails_per_second') * private.setting('mails_per_request') as rate",
  );
  const rows = counts.map((each) => [
    languageNames[each.language] ?? each.language,
    each.unplanned,
    each.waiting,
    each.taken,
    each.failed,
    each.doubt,
  ]);
  const subjects = Object.values(letters[letter]!).map(({ subject }) => `"${subject}"`);
  return `The letter "${letter}": ${subjects.join(' and ')}
The list: ${list.place}

${rows.length > 0 ? plainTable([['Confirmed', 'no mail yet', 'in the queue', 'have it', 'failed', 'in doubt'], ...rows]) : 'Nobody has confirmed yet.\n'}
${total > 0 ? `${counted(total, 'mail')} now: ${duration(total / Math.max(1, Number(row?.rate)))} or more.` : 'Nobody is left to write to.'}
These people consented to two mails: one to confirm, and one when ${brand} opens. A letter about anything else needs a consent of its own first.
${letter === 'opening' ? OPENING : ''}`;
}

/** Asks once; everything but yes ends the command. */
async function ask(question: string, { input, err }: Terminal): Promise<void> {
  if (!input?.isTTY)
    throw new ClearError('Nobody can be asked here: add --yes to send without a question.', exitCodes.misused);
  const asking = createInterface({ input, output: err });
  try {
    const answer = await asking.question(`${question} (yes/no) `);
    if (answer.trim().toLowerCase() !== 'yes') throw new ClearError('Nothing was sent.');
  } finally {
    asking.close();
  }
}

/** Plans, and watches until everybody has it, also those who confirm meanwhile. Ctrl+C takes back what still waits. */
async function send({ letter, limit, inDoubt }: LetterCommand, list: List, total: number, output: Terminal) {
  const interrupted = new AbortController();
  const { signal } = interrupted;
  const interrupt = () => interrupted.abort();
  // More than once: npm passes on a Ctrl+C that the terminal has sent already.
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  try {
    for (const state of inDoubt ? ['failed', 'doubt'] : ['failed'])
      await list.query('select private.renew_mails($1, $2)', [state, letter]);
    const before = sum(await count(list, letter), 'taken');
    let room = limit - (await plan(list, letter, limit));
    for (let [progress, movedAt, printedAt] = ['', Date.now(), Date.now()]; ;) {
      const counts = await count(list, letter);
      const failed = sum(counts, 'failed') > 0 ? `, ${format(sum(counts, 'failed'))} failed` : '';
      const now = `${format(sum(counts, 'taken') - before)} of ${format(total)} sent${failed}.\n`;
      if (now !== progress) movedAt = Date.now();
      progress = now;
      if (Date.now() - printedAt > PRINT_MS) {
        printedAt = Date.now();
        output.err.write(progress);
      }
      const planned = sum(counts, 'waiting') === 0 ? await plan(list, letter, room) : undefined;
      if (planned === 0) return end(counts, output, room <= 0);
      room -= planned ?? 0;
      await refuseToWait(list);
      if (Date.now() - movedAt > STILL_MS)
        throw new ClearError(
          'No mail left for a minute: has the server a mail provider? The letter stays in the queue.',
        );
      await delay(LOOK_MS, undefined, { signal }).catch(() => {});
      if (signal.aborted) await takeBack(list, letter);
    }
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

/** Writes rows for the people who have none, so many at most, and answers for how many. */
async function plan(list: List, letter: string, limit: number): Promise<number> {
  for (let planned = 0; ;) {
    const piece = Math.min(PIECE, limit - planned);
    const [row] = piece > 0 ? await list.query('select private.plan_letter($1, $2) as people', [letter, piece]) : [];
    planned += Number(row?.people ?? 0);
    if (!row?.people) return planned;
  }
}

/** @throws when nothing moves and somebody has to do something first */
async function refuseToWait(list: List): Promise<void> {
  const [row] = await list.query(
    `select private.late() as late, paused_until, pause_reason as why from private.waitlist_mailer`,
  );
  const { late, paused_until, why } = row as { late: string[]; paused_until: Date; why: string };
  if (late.includes('queue')) throw new ClearError(`${LATE.queue} The letter stays in the queue.`);
  if (paused_until.getTime() > Date.now() + LONGEST_PAUSE_S * 1000)
    throw new ClearError(`Paused until ${utcTime(paused_until)}: ${why}. The letter goes on by itself then.`);
}

async function takeBack(list: List, letter: string): Promise<never> {
  const rows = await list.query("delete from private.mails where kind = $1 and state = 'waiting' returning id", [
    letter,
  ]);
  throw new ClearError(
    `Stopped: ${counted(rows.length, 'mail')} taken out of the queue. Run the same command again: it goes on.`,
  );
}

/** Says how the letter stands. @throws while somebody is left, unless a limit was reached */
function end(counts: Counts[], { err }: Terminal, isLimited = false): void {
  const left = due(counts, true);
  if (left === 0) return void err.write(`Everybody has the letter: ${format(sum(counts, 'taken'))}.\n`);
  const named = [
    ['Have the letter', sum(counts, 'taken')],
    ['Not yet', sum(counts, 'unplanned') + sum(counts, 'waiting')],
    ['Refused', sum(counts, 'failed')],
    ['In doubt', sum(counts, 'doubt')],
  ] as const;
  const state = named
    .filter(([, people], nth) => nth === 0 || people > 0)
    .map((each) => `${each[0]}: ${format(each[1])}.`);
  if (sum(counts, 'doubt') > 0)
    state.push(
      'The provider no longer knows whether it took what is in doubt: --in-doubt sends it, perhaps for the second time.',
    );
  if (!isLimited) throw new ClearError(state.join(' '));
  err.write(`${state.join(' ')}\n`);
}

/** A letter in every language to one address, to look at: its links to leave work where the address is on the list. */
async function sendSample(letter: string, email: string, list: List, { out }: Terminal): Promise<void> {
  const rows = await list.query(
    `insert into private.mails (kind, person_id, email, language, turn)
     select 'sample ' || $1, person.id, address.email, wanted, 0
     from (select private.normalized_email($2) as email) as address, unnest($3::text[]) as wanted
       left join public.waitlist_subscriptions as person on person.mailbox = (select private.mailbox($2))
     returning id, person_id`,
    [letter, email, languages],
  );
  const ids = rows.map(({ id }) => id);
  for (;;) {
    const [row] = await list.query(
      `select count(*) filter (where state in ('waiting', 'claimed'))::int as waiting, min(failure) filter (where state = 'failed') as why
       from private.mails where id = any ($1)`,
      [ids],
    );
    if (row?.why) throw new ClearError(`Not sent: ${row.why as string}.`);
    if (row?.waiting === 0) break;
    await refuseToWait(list);
    await delay(LOOK_MS);
  }
  const leaving = rows[0]?.person_id
    ? 'That address is on the list: the links to leave work and would erase it.'
    : 'That address is not on the list: the links to leave lead to nobody.';
  out.write(`Sent to ${email} in ${ids.length} languages. It does not count as sent. ${leaving}\n`);
}
