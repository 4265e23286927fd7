import type { Outcome } from '../../../supabase/functions/_shared/mail/outcome';
import { type Ledger, type Pass, pause, type Person, type Marked } from './ledger';
import { duration } from '../terminal';

const FIRST = '00000000-0000-0000-0000-000000000000';
/** No more are under way at once, so that little is in doubt after a kill. */
const LARGEST_GROUP = 25;
const MAX_FAILURES_IN_A_ROW = 10;
/** Settings stop every mail, a defect of one person's mail only that one. */
const MAX_STOPS_IN_A_ROW = 2;
/** A longer wait is not worth an open terminal. */
const LONGEST_WAIT_S = 300;
const PAUSE_BEFORE_NEW_TRY_MS = 2_000;

interface Sending {
  ledger: Ledger;
  turn: () => Promise<void>;
  send: (person: Person) => Promise<Outcome>;
  /** Mails in a second; a group is about as many. */
  rate: number;
  limit: number;
  /** Whether to write again to those who are in doubt for longer than the provider remembers. */
  inDoubt: boolean;
  signal: AbortSignal;
  onProgress: (sent: number, failed: number) => void;
}

/**
 * Writes to everybody who is still to be written to, in passes from the lowest id to the highest, until a pass sends nothing: so it also
 * reaches who confirmed meanwhile, and tries once more what was in doubt. Claims a group, sends it, and marks it before the next.
 * Answers why it ended early, if it did.
 */
export async function sendToAll(sending: Sending): Promise<{ sent: number; why?: string }> {
  const { ledger, inDoubt, signal } = sending;
  const groupSize = Math.min(LARGEST_GROUP, Math.max(1, sending.rate));
  const streak = { failures: 0, stops: 0 };
  let [sent, room] = [0, sending.limit];
  for (let isFirst = true; ; isFirst = false) {
    const pass: Pass = { before: await ledger.now(), failed: isFirst, inDoubt: inDoubt && isFirst };
    const sum = { doubts: 0, movedOn: 0 };
    let stopped: string | undefined;
    for (let after = FIRST; room > 0;) {
      if (signal.aborted) return { sent, why: 'it was interrupted' };
      const people = await ledger.claim(pass, after, Math.min(groupSize, room));
      if (people.length === 0) break;
      after = people.at(-1)!.id;

      const outcomes = await sendGroup(people, sending);
      const marked = sortOutcomes(people, outcomes);
      await ledger.mark(marked);
      room -= people.length - marked.givenBack.length;
      sent += marked.sent.length;
      const stops = outcomes.filter((outcome) => outcome.kind === 'stop');
      stopped = stops[0]?.why ?? stopped;
      sum.movedOn += marked.sent.length + marked.givenBack.length - stops.length;
      sum.doubts += outcomes.filter(({ kind }) => kind === 'doubt').length;
      sending.onProgress(marked.sent.length, marked.failed.length);

      const why = reasonToStop(outcomes, streak);
      if (why) return { sent, why };
      await pause(longestWait(outcomes) * 1000, signal);
    }
    if (room <= 0 || sum.movedOn === 0) return { sent, why: stopped };
    if (sum.doubts > 0) await pause(PAUSE_BEFORE_NEW_TRY_MS, signal);
  }
}

/** Starts one mail after another, each at its turn, until the provider takes none now or somebody interrupts. */
async function sendGroup(people: Person[], { turn, send, signal }: Sending): Promise<Outcome[]> {
  const underWay: Promise<Outcome>[] = [];
  let isHeldUp = false;
  for (const person of people) {
    await turn();
    if (signal.aborted || isHeldUp) break;
    underWay.push(
      send(person).then((outcome) => {
        isHeldUp ||= outcome.kind === 'wait' || outcome.kind === 'stop';
        return outcome;
      }),
    );
  }
  return Promise.all(underWay);
}

/** Those in doubt are in no list; those without an outcome were not started. */
function sortOutcomes(people: Person[], outcomes: Outcome[]): Marked {
  const idsOf = (...kinds: (Outcome['kind'] | undefined)[]) =>
    people.filter((_, place) => kinds.includes(outcomes[place]?.kind)).map(({ id }) => id);
  return { sent: idsOf('sent'), failed: idsOf('refused'), givenBack: idsOf('wait', 'stop', undefined) };
}

const longestWait = (outcomes: Outcome[]) =>
  Math.max(0, ...outcomes.map((outcome) => (outcome.kind === 'wait' ? outcome.seconds : 0)));

/** Counts failures in a row, from group to group; a group that was only told to wait counts as one. */
function reasonToStop(outcomes: Outcome[], streak: { failures: number; stops: number }): string | undefined {
  if (outcomes.every(({ kind }) => kind === 'wait')) streak.failures += 1;
  for (const outcome of outcomes) {
    if (outcome.kind === 'stop' && (streak.stops += 1) >= MAX_STOPS_IN_A_ROW) return outcome.why;
    if (outcome.kind === 'wait' && outcome.seconds > LONGEST_WAIT_S)
      return `${outcome.why}: it asks to wait ${duration(outcome.seconds)}`;
    if (outcome.kind === 'sent') Object.assign(streak, { failures: 0, stops: 0 });
    if (outcome.kind !== 'refused' && outcome.kind !== 'doubt') continue;
    streak.failures += 1;
    if (streak.failures >= MAX_FAILURES_IN_A_ROW)
      return `${MAX_FAILURES_IN_A_ROW} mails in a row failed: ${outcome.why}; see the provider's status page and its log`;
  }
  return streak.failures >= MAX_FAILURES_IN_A_ROW ? 'the mail provider only asks to wait' : undefined;
}
