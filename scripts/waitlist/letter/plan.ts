import { brand } from '../../../src/lib/brand';
import { letters } from '../../../supabase/letters/letters';
import { plainTable } from '../plainTable';
import { languageNames } from '../stats';
import type { Counts } from './ledger';
import { duration, format } from './progress';

interface Plan {
  letter: string;
  counts: Counts[];
  total: number;
  rate: number;
  /** Where the letters go, and which list they are for, in words. */
  place: string;
  list: string;
}

/** What would be sent, to whom, and what these people consented to. */
export function describePlan({ letter, counts, total, rate, place, list }: Plan): string {
  const columns = ['waiting', 'sent', 'failed', 'forgotten'] as const;
  const rows = counts.map((count) => [
    languageNames[count.language] ?? count.language,
    ...columns.map((name) => count[name]),
  ]);
  const forgotten = sumOf(counts, 'forgotten');
  return [
    `The letter "${letter}": ${Object.values(letters[letter]!.words)
      .map(({ subject }) => `"${subject}"`)
      .join(' and ')}`,
    `The list: ${list}`,
    `By: ${place}`,
    '',
    counts.length > 0
      ? plainTable([['Confirmed', 'to write to', 'have it', 'failed', 'in doubt'], ...rows]).trimEnd()
      : 'Nobody has confirmed yet.',
    '',
    total > 0
      ? `${format(total)} ${total === 1 ? 'letter' : 'letters'} now${Number.isFinite(rate) ? `: ${duration(total / rate)} at ${rate} a second` : ''}.`
      : 'Nobody is left to write to.',
    ...(forgotten > 0
      ? [
          `In doubt: the command was ended while it sent these, more than 23 hours ago, and the provider no longer knows whether it took them. --in-doubt writes to them, perhaps for the second time.`,
        ]
      : []),
    `These people consented to two mails: one to confirm, and one when ${brand} opens. A letter about anything else needs a consent of its own first.`,
    '',
  ].join('\n');
}

export const sumOf = (counts: Counts[], name: Exclude<keyof Counts, 'language'>) =>
  counts.reduce((sum, count) => sum + count[name], 0);
