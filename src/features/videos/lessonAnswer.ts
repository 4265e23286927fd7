import { createSelector } from '@reduxjs/toolkit';
import { byLanguage } from '../../i18n/texts';
import type { RootState } from '../../lib/store';
import { lessonIds, type LessonId } from '../lessons/lessonIds';
import type { LessonText } from '../lessons/lessonText';
import { lessonTexts } from '../lessons/lessonTexts';
import { isBegun, isFirstSlip, isSlip, rank, sum, weighed } from './rankLessons';
import { selectTagOffers } from './TagOffers';
import type { Video } from './video';
import { isMeant, mostLessons, selectTypedWords } from './videoSearch';
import { selectLessonOrder } from './videosSlice';
import type { VideoTexts } from './videoTexts';

/** By lesson, the words that people use for its subject, and those for what it also touches. */
type LessonWords = Record<LessonId, { about: string; also: string }>;

/** By lesson; loaded when none of those words is meant. */
export type LessonTexts = Record<LessonId, LessonText>;

export const everyLesson = byLanguage<LessonTexts>(async (language) => {
  const entries = lessonIds.map(async (id) => [id, await lessonTexts[id][language].load()] as const);
  return Object.fromEntries(await Promise.all(entries)) as LessonTexts;
});

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

const selectBySubject = createSelector([selectTypedWords, selectWeighedWords], (typed, lessons) =>
  rank(typed, lessons, [isMeant, isBegun, isSlip], sum),
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
export function selectLessonsByWords(
  state: RootState,
  words: LessonWords,
  ...labels: [VideoTexts, (tag: string) => string]
): Video[] {
  const bySubject = selectBySubject(state, words);
  return bySubject.length > 0 ? bySubject : selectByTags(state, ...labels);
}

const selectByTexts = createSelector([selectTypedWords, selectWeighedTexts], (typed, lessons) =>
  rank(typed, lessons, [isMeant, isBegun], (scores) => (scores.every(Boolean) ? sum(scores) : 0)),
);

const selectByFirstSlip = createSelector([selectTypedWords, selectWeighedWords], (typed, lessons) =>
  rank(typed, lessons, [isFirstSlip], sum),
);

/** The lessons in whose text stand all the words typed, or else of which a word was mistyped from its first letter on (B25). */
export function selectLessonsByTexts(state: RootState, texts: LessonTexts, words: LessonWords): Video[] {
  const byTexts = selectByTexts(state, texts);
  return byTexts.length > 0 ? byTexts : selectByFirstSlip(state, words);
}
