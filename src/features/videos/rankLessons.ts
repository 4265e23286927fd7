import { isOneSlip } from '../../lib/oneSlip';
import type { Video } from './video';
import { fold, mostLessons, wordsOf } from './videoSearch';

/** How much each of its words says of a lesson. */
interface Weighed {
  video: Video;
  weights: Map<string, number>;
}

export function weighed(video: Video, parts: [weight: number, ...texts: string[]][]): Weighed {
  const weights = new Map<string, number>();
  for (const [weight, ...texts] of parts)
    for (const word of wordsOf(fold(texts.join(' ')))) weights.set(word, (weights.get(word) ?? 0) + weight);
  return { video, weights };
}

export const sum = (scores: number[]) => scores.reduce((total, score) => total + score, 0);

/** Whether a word with the same first letter is what was typed; `isLast` when it may still be typed. */
type Likeness = (word: string, typed: string, isLast: boolean) => boolean;

const leastBeginning = 4;
export const isBegun: Likeness = (word, typed, isLast) =>
  isLast && typed.length >= leastBeginning && word.startsWith(typed);

const leastWithSlip = 5;
export const isSlip: Likeness = (word, typed) =>
  Math.min(word.length, typed.length) >= leastWithSlip &&
  (isOneSlip(typed, word) || isOneSlip(typed.replace(/s$/, ''), word));

/** What each lesson scores for a word typed, by the first kind of likeness that any word has. Another first letter often makes another word. */
function scoresOf(typed: string, isLast: boolean, lessons: Weighed[], kinds: Likeness[]): number[] {
  const alike = lessons.map(({ weights }) => [...weights].filter(([word]) => word[0] === typed[0]));
  const isKind = (isLike: Likeness) => alike.some((words) => words.some(([word]) => isLike(word, typed, isLast)));
  const kind = kinds.find(isKind);
  return alike.map((words) => sum(words.map(([word, weight]) => (kind?.(word, typed, isLast) ? weight : 0))));
}

/** The lessons that score, the best first; equal ones as the path has them. */
export function rank(
  typed: string[],
  lessons: Weighed[],
  kinds: Likeness[],
  totalOf: (scores: number[]) => number,
): Video[] {
  const scores = typed
    .map((one, index) => scoresOf(one, index === typed.length - 1, lessons, kinds))
    // What most lessons say tells none from another.
    .filter((ofWord) => ofWord.filter(Boolean).length <= lessons.length / 2);
  return lessons
    .map(({ video }, index) => ({ video, total: totalOf(scores.map((ofWord) => ofWord[index]!)) }))
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total)
    .slice(0, mostLessons)
    .map(({ video }) => video);
}
