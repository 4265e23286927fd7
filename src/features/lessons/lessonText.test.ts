/** @jest-environment node */
import { existsSync } from 'node:fs';
import { countLimitWords, countWords, drawingOf, readingMinutes, type LessonText } from './lessonText';
import { lessonIds } from './lessonIds';

const lesson: LessonText = {
  version: '1',
  date: '2026-11-22',
  summary: 'one two',
  scene: ['three  four', 'five'],
  steps: [{ title: 'six', text: 'seven\neight', drawing: 'not counted' }],
  limits: [{ title: 'nine', text: 'ten eleven' }],
  opinion: 'twelve',
  tryIt: ['thirteen', 'fourteen'],
  questions: [{ question: 'fifteen', answer: 'sixteen seventeen' }],
  terms: [],
  money: true,
  sources: [],
};

it('B14 counts the words that are read, without drawings, terms and sources', () => {
  expect(countWords(lesson)).toBe(17);
  expect(countLimitWords(lesson)).toBe(3);
});

it.each([
  [17, 1],
  [269, 1],
  [270, 2],
  [900, 5],
])('B14 says of %i words that they take %i minutes to read', (words, minutes) => {
  const summary = Array.from({ length: words - 15 }, () => 'word').join(' ');
  expect(readingMinutes({ ...lesson, summary })).toBe(minutes);
});

it.each(lessonIds)('B14 has a drawing for each of the three steps of %s', (id) => {
  for (const step of [1, 2, 3]) expect(existsSync(`public/${drawingOf(id, step)}`)).toBe(true);
  expect(drawingOf(id, 1)).toMatch(/\.svg$/);
});
