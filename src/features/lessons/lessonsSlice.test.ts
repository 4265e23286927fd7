import { lessonIds, partId, partNames } from './lessonIds';
import {
  answerChosen,
  answerCommitted,
  lessonsSlice,
  partLookedUp,
  partRead,
  selectLessonToRead,
} from './lessonsSlice';

const { reducer } = lessonsSlice;
const start = reducer(undefined, { type: 'x' });

it('B14 begins with nothing read', () => {
  expect(start).toEqual({ readParts: [], answers: {}, askedBy: {}, here: null });
});

it('B14 remembers each part that was read once, in the order of reading', () => {
  const parts = ['video3-scene', 'video9-scene', 'video3-scene'];
  const { readParts } = parts.map(partRead).reduce(reducer, start);
  expect(readParts).toEqual(['video3-scene', 'video9-scene']);
});

it('W6 B22 offers the first lesson of the path that was not finished, and the first again after all', () => {
  const finish = (id: string) =>
    partNames.filter((name) => name !== 'sources').map((name) => partRead(partId(id, name)));
  const offered = (...ids: string[]) => selectLessonToRead({ lessons: ids.flatMap(finish).reduce(reducer, start) });
  const [first, second, third] = lessonIds;
  expect([offered(), offered(second), offered(first), offered(second, first)]).toEqual([first, first, second, third]);
  expect(offered(...lessonIds)).toBe(first);
});

it('B27 judges an answer once the visitor commits to it, and another one anew', () => {
  const check = 'video3-checks-1';
  const after = (...events: Parameters<typeof reducer>[1][]) => events.reduce(reducer, start).answers;
  const chosen = answerChosen({ check, answer: 2 });
  expect(after(answerCommitted(check))).toEqual({});
  expect(after(chosen, answerCommitted(check))).toEqual({ [check]: { answer: 2, isCommitted: true } });
  const again = answerChosen({ check, answer: 0 });
  expect(after(chosen, answerCommitted(check), again)).toEqual({ [check]: { answer: 0, isCommitted: false } });
});

it('B27 remembers which check led to a part, the last one', () => {
  const part = 'video3-steps-2';
  const checks = ['video3-checks-1', 'video3-checks-2'];
  const { askedBy } = checks.map((check) => partLookedUp({ check, part })).reduce(reducer, start);
  expect(askedBy).toEqual({ [part]: 'video3-checks-2' });
});
