import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../lib/store';
import { isMark, marks, type Mark } from './filtersInAddress';
import type { Video } from './video';
import { selectSearchText, selectSelectedTags } from './videoFiltersSlice';
import { selectLessonOrder, selectVideos } from './videosSlice';
import { textOf, type VideoTexts } from './videoTexts';

const selectNeedle = (state: RootState) => fold(selectSearchText(state).trim());

/** Folding is the costly part: once for each language, never for a keystroke. */
const selectSearchable = createSelector(
  [selectVideos, (_state: RootState, texts: VideoTexts) => texts],
  (videos, texts) =>
    videos.map((video) => {
      const { title, description } = textOf(video, texts);
      return { video, haystack: [title, description].map((text) => spaced(fold(text))).join('\n') };
    }),
);

/** What the tags alone leave. */
const selectTagged = createSelector([selectSearchable, selectSelectedTags], (searchable, tags) =>
  searchable.filter(({ video }) => tags.every((tag) => isTagged(video, tag))),
);

function isTagged({ id, tags }: Video, tag: string): boolean {
  return isMark(tag) ? marks[tag](id) : tags.includes(tag);
}

/** What the filters leave, in the catalogue's order (V1, V2). */
export const selectFoundVideos = createSelector([selectTagged, selectNeedle], (tagged, needle) =>
  tagged.filter(({ haystack }) => !needle || haystack.includes(spaced(needle))).map(({ video }) => video),
);

/** How many videos each tag would leave if it were added to the filters. */
export const selectTagCounts = createSelector([selectFoundVideos], countTags);

/** The same without what is typed. */
export const selectTagCountsOfTags = createSelector([selectTagged], (tagged) =>
  countTags(tagged.map(({ video }) => video)),
);

function countTags(videos: Video[]): ReadonlyMap<string, number> {
  const ownMarks = Object.keys(marks) as Mark[];
  const counts = new Map<string, number>(ownMarks.map((mark) => [mark, 0]));
  const count = (tag: string) => counts.set(tag, (counts.get(tag) ?? 0) + 1);
  for (const { id, tags } of videos) {
    tags.forEach(count);
    ownMarks.filter((mark) => marks[mark](id)).forEach(count);
  }
  return counts;
}

/** At most so many lessons are offered when nothing is found. */
export const mostLessons = 3;

/** What to read when nothing is found, and nothing is meant (B25). */
export const selectLessonsToRead = createSelector([selectLessonOrder], (path) => path.slice(0, mostLessons));

/** Of a longer search no more is compared with the words of lessons and tags. */
const longestNeedle = 100;

/** The words typed, as search compares them. */
export const selectTypedWords = createSelector([selectNeedle], (needle) => wordsOf(needle.slice(0, longestNeedle)));

/** The words of a folded text. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A space before each word, by which a hit begins: "age" is not in "page". */
function spaced(text: string): string {
  return ` ${wordsOf(text).join(' ') || text}`;
}

const shortestStem = 4;
/** Another gender or form ends in up to so many other letters. */
const longestEnding = 2;

const withPlurals = (word: string) => [word, `${word}s`, `${word}es`, word.replace(/y$/, 'ies')];

/** Whether what is typed is a word, or another form of it; both folded. */
export function isMeant(word: string, typed: string): boolean {
  const isLonger = word.length >= shortestStem && typed.length <= word.length + longestEnding && typed.startsWith(word);
  return word[0] === typed[0] && (isLonger || withPlurals(word).includes(typed) || withPlurals(typed).includes(word));
}

/** Text as search compares it (V1): without case and accents, and with a straight apostrophe where phones write a curly one by themselves. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase();
}
