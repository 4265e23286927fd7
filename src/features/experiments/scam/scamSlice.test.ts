import {
  messageDecided,
  messageIds,
  nextMessageShown,
  scamRestarted,
  scamSlice,
  sentenceMarked,
  sentences,
  signals,
} from './scamSlice';

const { reducer } = scamSlice;
const start = reducer(undefined, { type: 'x' });

const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, start);

const decideAll = (wouldSign: boolean) => messageIds.flatMap(() => [messageDecided(wouldSign), nextMessageShown()]);

it('B15 begins with the first message, and ends with a genuine one', () => {
  expect(start).toEqual({ shown: 0, marked: [], outcomes: [] });
  expect(messageIds.filter((id) => signals[id].length === 0)).toEqual([messageIds.at(-1)]);
  expect(sentences).toEqual(expect.arrayContaining(Object.values(signals).flat()));
});

it('B15 marks a sentence, and takes the mark away', () => {
  const marked = after(sentenceMarked('one'), sentenceMarked('two'));
  expect(marked.marked).toEqual(['one', 'two']);
  expect(reducer(marked, sentenceMarked('one')).marked).toEqual(['two']);
});

it.each([
  ['a sign is seen and refused', ['two'], false, 'caught'],
  ['it is refused for another sentence', ['one'], false, 'refused'],
  ['it is refused for a sign that its explanation does not name', ['three'], false, 'refused'],
  ['it is refused without a mark', [], false, 'refused'],
  ['it is signed', [], true, 'missed'],
  ['it is signed in spite of a sign', ['two'], true, 'missed'],
] as const)('B15 tells what was done with a scam when %s', (_when, marks, wouldSign, outcome) => {
  const state = after(...marks.map((sentence) => sentenceMarked(sentence)), messageDecided(wouldSign));
  expect(state.outcomes).toEqual([outcome]);
});

it.each([
  [true, 'trusted'],
  [false, 'declined'],
])('B15 tells what was done with the genuine message (signed: %s)', (wouldSign, outcome) => {
  const state = after(...decideAll(wouldSign));
  expect(state.outcomes.at(-1)).toBe(outcome);
  expect(state).toMatchObject({ shown: messageIds.length, marked: [] });
  expect(reducer(state, scamRestarted())).toEqual(start);
  // Behind the last there is nothing to mark into a result, to decide or to show.
  expect([messageDecided(true), nextMessageShown()].reduce(reducer, state)).toEqual(state);
});

it('B15 decides a message once, and shows the next one only then', () => {
  expect(after(nextMessageShown())).toEqual(start);
  const decided = after(messageDecided(false));
  expect([messageDecided(true), sentenceMarked('two')].reduce(reducer, decided)).toEqual(decided);
});
