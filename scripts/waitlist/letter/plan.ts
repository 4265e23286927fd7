import { brand } from '../../../src/lib/site';
import { letters } from '../../../supabase/letters/letters';
import { plainTable } from '../plainTable';
import { languageNames } from '../stats';
import { duration, format } from '../terminal';
import { type Counts, sumOf } from './ledger';

interface Plan {
  letter: string;
  counts: Counts[];
  total: number;
  /** Mails in a second. */
  rate: number;
  /** Described for the user: the mail provider or outbox, and the list. */
  place: string;
  list: string;
}

/** What would be sent, to whom, and what these people consented to. */
export function describePlan({ letter, counts, total, rate, place, list }: Plan): string {
  const rows = counts.map(({ language, waiting, sent, failed, inDoubt }) => [
    languageNames[language] ?? language,
    waiting,
    sent,
    failed,
    inDoubt,
  ]);
  const expired = sumOf(counts, 'expired');
  const subjects = Object.values(letters[letter]!).map(({ subject }) => `"${subject}"`);
  const time = Number.isFinite(rate) ? `: ${duration(total / rate)} at ${rate} a second` : '';
  return [
    `The letter "${letter}": ${subjects.join(' and ')}`,
    `The list: ${list}`,
    `By: ${place}`,
    '',
    counts.length > 0
      ? plainTable([['Confirmed', 'to write to', 'have it', 'failed', 'in doubt'], ...rows]).trimEnd()
      : 'Nobody has confirmed yet.',
    '',
    total > 0 ? `${format(total)} ${total === 1 ? 'letter' : 'letters'} now${time}.` : 'Nobody is left to write to.',
    ...(expired > 0
      ? [
          `In doubt for 23 h: ${format(expired)}. The provider no longer knows whether it took these. --in-doubt writes to them, perhaps for the second time.`,
        ]
      : []),
    `These people consented to two mails: one to confirm, and one when ${brand} opens. A letter about anything else needs a consent of its own first.`,
    '',
  ].join('\n');
}

/** How many do not have the letter, whatever the reason. */
export const countLeft = (counts: Counts[]) =>
  sumOf(counts, 'waiting') + sumOf(counts, 'failed') + sumOf(counts, 'inDoubt');

/** Who has the letter, who does not, and what to do about that, in one line. */
export function describeState(counts: Counts[]): string {
  const [sent, failed, inDoubt, expired] = (['sent', 'failed', 'inDoubt', 'expired'] as const).map((name) =>
    sumOf(counts, name),
  ) as [number, number, number, number];
  const left = countLeft(counts);
  if (left === 0) return `Everybody has the letter: ${format(sent)}.`;
  const numbers = { 'Have the letter': sent, 'Not yet': left - failed - inDoubt, Refused: failed, 'In doubt': inDoubt };
  return [
    ...Object.entries(numbers).flatMap(([what, count], index) =>
      index === 0 || count > 0 ? [`${what}: ${format(count)}.`] : [],
    ),
    ...(left > expired ? ['Run the same command again: it goes on.'] : []),
    ...(inDoubt > 0 ? ['Who is in doubt for 23 h gets it only with --in-doubt, perhaps for the second time.'] : []),
  ].join(' ');
}
