import { randomBytes, randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { languages } from '../../../src/lib/language';
import type { Mail } from '../../../supabase/functions/_shared/mail/mail';
import type { Outcome } from '../../../supabase/functions/_shared/mail/outcome';
import { describeFailure } from '../../../supabase/functions/_shared/stepFailed';
import { composeLetter } from '../../../supabase/letters/composeLetter';
import { type Letter, letters } from '../../../supabase/letters/letters';
import type { List } from '../list';
import type { LetterCommand } from '../parseCommand';
import { ClearError, exitCodes, format, makeProgress, type Printer, type Terminal } from '../terminal';
import { type Ledger, openLedger, type Person, requestsPerSecond, sumOf, waitForTurn } from './ledger';
import { countLeft, describePlan, describeState } from './plan';
import { sendToAll } from './sendToAll';
import type { Post } from './settings';

export async function performLetter(command: LetterCommand, list: List, post: Post, output: Terminal): Promise<void> {
  const { mode, letter } = command;
  const rate = post.isOutbox ? Number.POSITIVE_INFINITY : await requestsPerSecond(list);
  if (rate < 1) throw new ClearError('The setting mails_per_second is 0: no mail goes out. Raise it first.');
  if (mode.kind === 'to') {
    output.out.write(await sendSample(list, letters[letter]!, mode.email, post));
    return;
  }
  // A rehearsal has a ledger of its own, so that it never counts as sent.
  const ledger = openLedger(list, post.isOutbox ? `${letter} (outbox)` : letter);
  if (mode.kind === 'send' && !(await ledger.hold()))
    throw new ClearError('This letter is being sent by another run of the command. Wait until that one has ended.');
  const counts = await ledger.count();
  const due = countLeft(counts) - (command.inDoubt ? 0 : sumOf(counts, 'expired'));
  const total = Math.min(due, command.limit);
  const plan = describePlan({ letter, counts, total, rate, place: post.place, list: list.place });
  if (mode.kind === 'dry-run' || total === 0) {
    output.out.write(plan);
    if (mode.kind === 'send' && countLeft(counts) > 0) throw new ClearError(describeState(counts));
    return;
  }
  output.err.write(plan);
  if (!mode.yes) await ask(`Send it to ${format(total)} ${total === 1 ? 'person' : 'people'} now?`, output);
  await send(command, { ledger, list, post, rate, total, err: output.err });
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

/** Sends until everybody has the letter, the limit is reached or Ctrl+C asks to stop. */
async function send(
  { letter, limit, inDoubt }: LetterCommand,
  run: { ledger: Ledger; list: List; post: Post; rate: number; total: number; err: Printer },
): Promise<void> {
  const { ledger, list, post, rate, total, err } = run;
  const interrupted = new AbortController();
  const { signal } = interrupted;
  const interrupt = () => interrupted.abort();
  // More than once: npm passes on a Ctrl+C that the terminal has sent already.
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  try {
    const deliver = post.deliverer(await ledger.start());
    const progress = makeProgress(total, err);
    const { sent, why } = await sendToAll({
      ledger,
      turn: async () => (post.isOutbox ? undefined : waitForTurn(list, signal)),
      send: async (person) => {
        const mail = composeOrRefuse(letters[letter]!, person, post);
        return 'kind' in mail ? mail : deliver(person.email, mail, `letter/${letter}/${person.id}`);
      },
      rate,
      limit,
      inDoubt,
      signal,
      onProgress: progress.advance,
    });
    progress.end();
    const counts = await ledger.count();
    const state = describeState(counts);
    if (why) throw new ClearError(`Stopped: ${why}.\n${state}`);
    if (countLeft(counts) > 0 && sent < limit) throw new ClearError(state);
    err.write(`${state}\n`);
  } catch (error) {
    if (!(error instanceof ClearError))
      err.write('\nStopped by an error. Run the same command again: it goes on, and nobody gets the letter twice.\n');
    throw error;
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

/** One letter that cannot be written stops no others. */
function composeOrRefuse(letter: Letter, person: Person, post: Post): Mail | Outcome {
  try {
    return composeLetter(letter, person, post);
  } catch (error) {
    return { kind: 'refused', why: `a letter could not be composed: ${describeFailure(error)}` };
  }
}

/** Sends a letter in every language to one address, to look at. Its leave links work when the address is on the list: every sent link must. */
async function sendSample(list: List, letter: Letter, email: string, post: Post): Promise<string> {
  const deliver = post.deliverer(new Date().toISOString().replaceAll(/[:.]/g, '-'));
  let isListed = false;
  for (const language of languages) {
    const token = randomBytes(32).toString('hex');
    const linked = await list.query(
      `insert into private.waitlist_tokens (hash, subscription_id, purpose)
       select private.token_hash($2), id, 'leave' from public.waitlist_subscriptions
       where mailbox = private.mailbox(private.normalized_email($1)) returning 1`,
      [email, token],
    );
    isListed = linked.length > 0;
    if (!post.isOutbox) await waitForTurn(list, new AbortController().signal);
    const mail = composeLetter(letter, { name: '', language, leave_token: token }, post);
    const outcome = await deliver(email, mail, `sample/${randomUUID()}`);
    if (outcome.kind === 'wait')
      throw new ClearError('Not sent: the mail provider asks to wait. Try again in a minute.');
    if (outcome.kind !== 'sent') throw new ClearError(`Not sent: ${outcome.why}.`);
  }
  const leaving = isListed
    ? 'That address is on the list: the leave links work and would erase it.'
    : 'That address is not on the list: the leave links lead to nobody.';
  return `Sent to ${email} in ${languages.length} languages, by ${post.place}. It does not count as sent. ${leaving}\n`;
}
