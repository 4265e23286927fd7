import { format } from '../progress';
import { type Counts, sumOf } from './ledger';

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
    ...Object.entries(numbers).flatMap(([what, count], place) =>
      place === 0 || count > 0 ? [`${what}: ${format(count)}.`] : [],
    ),
    ...(left > expired ? ['Run the same command again: it goes on.'] : []),
    ...(inDoubt > 0 ? ['Who is in doubt for 23 h gets it only with --in-doubt, perhaps for the second time.'] : []),
  ].join(' ');
}
