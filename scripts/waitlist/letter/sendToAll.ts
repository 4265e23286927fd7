import type { Outcome } from './deliver';
import type { Ledger, Pass, Person, Settled } from './ledger';
import { type Pace, pause } from './pace';

const FIRST = '00000000-0000-0000-0000-000000000000';
const MAX_FAILURES_IN_A_ROW = 10;
const PAUSE_BEFORE_NEW_TRY_MS = 2_000;

interface Sending {
  ledger: Ledger;
  send: (person: Person) => Promise<Outcome>;
  pace: Pace;
  /** How many people at most. */
  limit: number;
  /** Whether to write again to those of whom nobody knows any more whether they got the letter. */
  forgotten: boolean;
  signal: AbortSignal;
  onSettled: (sent: number, others: number) => void;
}

/**
 * Writes to everybody who is still to be written to, in passes from the lowest id to the highest, until a pass sends nothing: so it also reaches
 * who confirmed meanwhile, and tries once more what was in doubt. Claims a group, sends it at once, and settles it before the next.
 * Returns why it ended early, if it did.
 */
export async function sendToAll(sending: Sending): Promise<string | undefined> {
  const { ledger, forgotten, signal } = sending;
  const streak = { failures: 0 };
  let room = sending.limit;
  for (let isFirst = true; ; isFirst = false) {
    const pass: Pass = { before: await ledger.now(), failed: isFirst, forgotten: forgotten && isFirst };
    const sum = { sent: 0, unknown: 0, waited: 0 };
    for (let after = FIRST; room > 0;) {
      await sending.pace.turn();
      if (signal.aborted) return 'it was interrupted';
      const people = await ledger.claim(pass, after, Math.min(sending.pace.groupSize, room));
      if (people.length === 0) break;
      after = people.at(-1)!.id;

      sending.pace.starts(people.length);
      const outcomes = await Promise.all(people.map((person) => sending.send(person)));
      const settled = sortOutcomes(people, outcomes);
      await ledger.settle(settled);
      room -= people.length - settled.givenBack.length;
      sum.sent += settled.sent.length;
      sum.unknown += people.length - settled.sent.length - settled.failed.length - settled.givenBack.length;
      sending.onSettled(settled.sent.length, settled.failed.length);

      const why = reasonToStop(outcomes, streak);
      if (why) return why;
      const seconds = Math.max(0, ...outcomes.map((outcome) => (outcome.kind === 'wait' ? outcome.seconds : 0)));
      sum.waited += settled.givenBack.length;
      await pause(seconds * 1000, signal);
    }
    if (room <= 0 || sum.sent + sum.waited === 0) return undefined;
    if (sum.unknown > 0) await pause(PAUSE_BEFORE_NEW_TRY_MS, signal);
  }
}

function sortOutcomes(people: Person[], outcomes: Outcome[]): Settled {
  const idsOf = (...kinds: Outcome['kind'][]) =>
    people.filter((_, place) => kinds.includes(outcomes[place]!.kind)).map(({ id }) => id);
  return { sent: idsOf('sent'), failed: idsOf('failed'), givenBack: idsOf('wait', 'stop') };
}

/** Counts failures in a row, from group to group; a group that was only told to wait counts as one. */
function reasonToStop(outcomes: Outcome[], streak: { failures: number }): string | undefined {
  if (outcomes.every(({ kind }) => kind === 'wait')) streak.failures += 1;
  for (const outcome of outcomes) {
    if (outcome.kind === 'stop') return outcome.why;
    if (outcome.kind === 'sent') streak.failures = 0;
    if (outcome.kind !== 'failed' && outcome.kind !== 'unknown') continue;
    streak.failures += 1;
    if (streak.failures >= MAX_FAILURES_IN_A_ROW)
      return `${MAX_FAILURES_IN_A_ROW} mails in a row failed: ${outcome.why}; see the provider's status page and its log`;
  }
  return streak.failures >= MAX_FAILURES_IN_A_ROW ? 'the mail provider only asks to wait' : undefined;
}
