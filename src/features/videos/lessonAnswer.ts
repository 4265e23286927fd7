import { createSelector } from '@reduxjs/toolkit';
import { byLanguage } from '../../i18n/texts';
import { isOneSlip } from '../../lib/oneSlip';
import type { RootState } from '../../lib/store';
import { lessonIds, type LessonId } from '../lessons/lessonIds';
import type { LessonText } from '../lessons/lessonText';
import { lessonTexts } from '../lessons/lessonTexts';
import { selectTagOffers } from './TagOffers';
import type { Video } from './video';
import { fold, isMeant, mostLessons, selectTypedWords, wordsOf } from './videoSearch';
import { selectLessonOrder } from './videosSlice';
import type { VideoTexts } from './videoTexts';

/** By lesson, the words that people use for its subject, and those for what it also touches. */
export type LessonWords = Record<LessonId, { about: string; also: string }>;

/** By lesson; loaded when none of those words is meant. */
export type LessonTexts = Record<LessonId, LessonText>;

export const everyLesson = byLanguage<LessonTexts>(async (language) => {
  const entries = lessonIds.map(async (id) => [id, await lessonTexts[id][language].load()] as const);
  return Object.fromEntries(await Promise.all(entries)) as LessonTexts;
});

/** How much each of its words says of a lesson. */
interface Weighed {
  video: Video;
  weights: Map<string, number>;
}

function weighed(video: Video, parts: [weight: number, ...texts: string[]][]): Weighed {
  const weights = new Map<string, number>();
  for (const [weight, ...texts] of parts)
    for (const word of wordsOf(fold(texts.join(' ')))) weights.set(word, (weights.get(word) ?? 0) + weight);
  return { video, weights };
}

const selectWeighedWords = createSelector(
  [selectLessonOrder, (_state: RootState, words: LessonWords) => words],
  (path, words) =>
    path.map((video) => {
      const { about, also } = words[video.id as LessonId];
      return weighed(video, [
        [2, about],
        [1, also],
      ]);
    }),
);

const selectWeighedTexts = createSelector(
  [selectLessonOrder, (_state: RootState, texts: LessonTexts) => texts],
  (path, texts) => path.map((video) => weighed(video, partsOf(texts[video.id as LessonId]))),
);

/** What a title says counts more. */
function partsOf({ summary, scene, steps, limits, opinion, tryIt, questions }: LessonText): [number, ...string[]][] {
  const titles = [...steps, ...limits].map(({ title }) => title);
  const asked = questions.map(({ question }) => question);
  const told = [...[...steps, ...limits].map(({ text }) => text), ...questions.map(({ answer }) => answer)];
  return [
    [3, summary, ...titles, ...asked],
    [1, ...scene, ...told, opinion, ...tryIt],
  ];
}

const sum = (scores: number[]) => scores.reduce((total, score) => total + score, 0);

type LabelOf = (tag: string) => string;

/** Whether a word is what was typed; `isLast` when it may still be typed. */
type Likeness = (word: string, typed: string, isLast: boolean) => boolean;

const leastBeginning = 4;
const likenesses: Likeness[] = [
  isMeant,
  (word, typed, isLast) => isLast && typed.length >= leastBeginning && word.startsWith(typed),
];

const leastWithSlip = 5;
/** The first letter is mistyped least often, and often makes another word. */
const isSlip: Likeness = (word, typed) =>
  Math.min(word.length, typed.length) >= leastWithSlip &&
  word[0] === typed[0] &&
  (isOneSlip(typed, word) || isOneSlip(typed.replace(/s$/, ''), word));

/** The lessons that score, the best first; equal ones as the path has them. The first kind of likeness that any word has counts. */
function rank(typed: string[], lessons: Weighed[], kinds: Likeness[], totalOf: (scores: number[]) => number): Video[] {
  const scoresOf = (one: string, isLast: boolean) => {
    const scores = kinds.map((isLike) =>
      lessons.map(({ weights }) => sum([...weights].map(([word, weight]) => (isLike(word, one, isLast) ? weight : 0)))),
    );
    return scores.find((ofKind) => ofKind.some(Boolean)) ?? lessons.map(() => 0);
  };
  const scores = typed
    .map((one, index) => scoresOf(one, index === typed.length - 1))
    // What most lessons say tells none from another.
    .filter((ofWord) => ofWord.filter(Boolean).length <= lessons.length / 2);
  return lessons
    .map(({ video }, index) => ({ video, total: totalOf(scores.map((ofWord) => ofWord[index]!)) }))
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total)
    .slice(0, mostLessons)
    .map(({ video }) => video);
}

const selectBySubject = createSelector([selectTypedWords, selectWeighedWords], (typed, lessons) =>
  rank(typed, lessons, [...likenesses, isSlip], sum),
);

/** How many of the tags that are meant each lesson carries. */
const selectByTags = createSelector([selectLessonOrder, selectTagOffers], (path, offers) => {
  const carried = ({ tags }: Video) => offers.filter(({ tag }) => tags.includes(tag)).length;
  return path
    .filter((video) => carried(video) > 0)
    .toSorted((one, other) => carried(other) - carried(one))
    .slice(0, mostLessons);
});

/** The lessons that speak of what is typed, as far as these words and the tags say (B25). */
export function selectLessonsByWords(state: RootState, words: LessonWords, ...labels: [VideoTexts, LabelOf]): Video[] {
  const bySubject = selectBySubject(state, words);
  return bySubject.length > 0 ? bySubject : selectByTags(state, ...labels);
}

/** The lessons in whose text stand all the words typed (B25). */
export const selectLessonsByTexts = createSelector([selectTypedWords, selectWeighedTexts], (typed, lessons) =>
  rank(typed, lessons, likenesses, (scores) => (scores.every(Boolean) ? sum(scores) : 0)),
);
