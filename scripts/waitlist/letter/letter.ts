import { composeLetter } from '../../../supabase/letters/composeLetter';
import { letters } from '../../../supabase/letters/letters';
import { ClearError } from '../clearError';
import type { List } from '../list';
import type { Printer, Terminal } from '../terminal';
import { ask } from './ask';
import { type Counts, type Ledger, openLedger } from './ledger';
import { makePace } from './pace';
import { describePlan, sumOf } from './plan';
import { format, makeProgress } from './progress';
import { sendSample } from './sample';
import { sendToAll } from './sendToAll';
import type { Post } from './settings';

export interface LetterCommand {
  name: 'letter';
  letter: string;
  mode: { kind: 'dry-run' } | { kind: 'to'; email: string } | { kind: 'send'; yes: boolean };
  /** How many people at most. */
  limit: number;
  /** Mails a second; undefined for what the place they go to takes. */
  rate: number | undefined;
  /** Whether also to those of whom nobody knows any more whether they got it. */
  forgotten: boolean;
}

/** What the mail provider takes from everybody (2026). */
const USUAL_RATE = 2;

export async function performLetter(command: LetterCommand, list: List, post: Post, output: Terminal): Promise<void> {
  const { mode, letter } = command;
  if (mode.kind === 'to') {
    output.out.write(await sendSample(list, letters[letter]!, mode.email, post));
    return;
  }
  // A rehearsal has a ledger of its own, so that it never counts as sent.
  const ledger = openLedger(list, post.isOutbox ? `${letter} (outbox)` : letter);
  if (mode.kind === 'send' && !(await ledger.hold()))
    throw new ClearError('This letter is being sent by another run of the command. Wait until that one has ended.');
  const counts = await ledger.count();
  const due = sumOf(counts, 'waiting') + sumOf(counts, 'failed') + (command.forgotten ? sumOf(counts, 'forgotten') : 0);
  const total = Math.min(due, command.limit);
  const rate = command.rate ?? (post.isOutbox ? Number.POSITIVE_INFINITY : USUAL_RATE);
  const plan = describePlan({ letter, counts, total, rate, place: post.place, list: list.place });
  if (mode.kind === 'dry-run' || total === 0) {
    output.out.write(plan);
    return;
  }
  output.err.write(plan);
  if (!mode.yes) await ask(`Send it to ${format(total)} ${total === 1 ? 'person' : 'people'} now?`, output);
  await send({ ...command, rate }, ledger, post, total, output.err);
}

/** Sends until everybody has the letter, the limit is reached or Ctrl+C asks to stop. */
async function send(
  { letter, limit, rate, forgotten }: LetterCommand & { rate: number },
  ledger: Ledger,
  post: Post,
  total: number,
  err: Printer,
): Promise<void> {
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort();
  // More than once: npm passes on a Ctrl+C that the terminal has sent already.
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  try {
    const deliver = post.deliverer(await ledger.start());
    const progress = makeProgress(total, err);
    const why = await sendToAll({
      ledger,
      send: (person) =>
        deliver(person.email, composeLetter(letters[letter]!, person, post), `letter/${letter}/${person.id}`),
      pace: makePace(rate, interrupted.signal),
      limit,
      forgotten,
      signal: interrupted.signal,
      onSettled: progress.settled,
    });
    progress.end();
    const state = describeState(await ledger.count());
    if (why) throw new ClearError(`Stopped: ${why}.\n${state}`);
    err.write(`${state}\n`);
  } catch (error) {
    if (!(error instanceof ClearError))
      err.write('\nStopped by an error. Run the same command again: it goes on, and nobody gets the letter twice.\n');
    throw error;
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

function describeState(counts: Counts[]): string {
  const [sent, waiting, failed] = (['sent', 'waiting', 'failed'] as const).map((name) => sumOf(counts, name));
  const open = waiting! + failed!;
  if (open === 0) return `Everybody has the letter: ${format(sent!)}.`;
  const refused = failed! > 0 ? ` (refused by the provider: ${format(failed!)})` : '';
  return `Have the letter: ${format(sent!)}. Not yet: ${format(open)}${refused}. Run the same command again: it goes on.`;
}
