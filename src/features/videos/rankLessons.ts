import { isOneSlip } from '../../lib/oneSlip';
import type { Video } from './video';
import { fold, isMeant, mostLessons, wordsOf } from './videoSearch';

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

/** Whether a word is what was typed; `isLast` when it may still be typed. */
type Likeness = (word: string, typed: string, isLast: boolean) => boolean;

const leastBeginning = 4;
export const isBegun: Likeness = (word, typed, isLast) =>
  isLast && typed.length >= leastBeginning && word.startsWith(typed);

const leastWithSlip = 5;
/** With the plural taken away, or as it is. */
const hasSlip = (word: string, typed: string, isNear: (one: string) => boolean) =>
  Math.min(word.length, typed.length) >= leastWithSlip &&
  [/$/, /s$/, /es$/].map((plural) => typed.replace(plural, '')).some((one) => isOneSlip(one, word) && isNear(one));

export const isSlip: Likeness = (word, typed) => hasSlip(word, typed, (one) => one[0] === word[0]);

/** Rows of eleven: a key's neighbours are 1, 10 and 11 away. */
const keys = 'qwertyuiop asdfghjkl  zxcvbnm';
/** Words of their own that are one such slip away from a lesson's. */
const otherWords =
  'anger backing bolder breach callo closing colder deudo dicha errar faxes folder gallo germs grade heats holder leccion padron probar probado quality racks ranger recio relegar renunciar rienda sueno tallo viable waving witch';
/** A first letter that is missing, has changed places, or is the key beside. */
export const isFirstSlip: Likeness = (word, typed) =>
  !otherWords.split(' ').some((other) => isMeant(other, typed)) &&
  hasSlip(word, typed, (one) => {
    const distance = Math.abs(keys.indexOf(one[0]!) - keys.indexOf(word[0]!));
    return one.slice(1) !== word && (one.slice(1) !== word.slice(1) || [1, 10, 11].includes(distance));
  });

/** What each lesson scores for a word typed, by the first kind of likeness that any word has. */
function scoresOf(typed: string, isLast: boolean, lessons: Weighed[], kinds: Likeness[]): number[] {
  const all = lessons.map(({ weights }) => [...weights]);
  const isKind = (isLike: Likeness) => all.some((words) => words.some(([word]) => isLike(word, typed, isLast)));
  const kind = kinds.find(isKind);
  return all.map((words) => sum(words.map(([word, weight]) => (kind?.(word, typed, isLast) ? weight : 0))));
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
