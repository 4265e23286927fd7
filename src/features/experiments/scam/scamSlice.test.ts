import {
  messageDecided,
  messageIds,
  messages,
  nextMessageShown,
  outcomeOf,
  scamRestarted,
  scamSlice,
} from './scamSlice';

const { reducer } = scamSlice;
const start = reducer(undefined, { type: 'x' });
const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, start);
const at = (shown: number, ...decisions: boolean[]) =>
  after(
    ...Array.from({ length: shown }, () => [messageDecided(false), nextMessageShown()]).flat(),
    ...decisions.map(messageDecided),
  );

it('B15 begins with the first message, and ends the first four with the only genuine one', () => {
  expect(start).toEqual({ shown: 0, decisions: [] });
  expect(messageIds.filter((id) => messages[id].signs.length === 0)).toEqual([messageIds[3]]);
});

it.each([
  ['a scam', 0, false, 'stopped'],
  ['a scam', 0, true, 'missed'],
  ['the genuine message', 3, false, 'declined'],
  ['the genuine message', 3, true, 'trusted'],
])('B15 tells what came of %s (message %i, went ahead: %s)', (_what, shown, goesAhead, outcome) => {
  expect(outcomeOf(at(shown))).toBeUndefined();
  expect(outcomeOf(at(shown, goesAhead))).toBe(outcome);
});

it('B15 decides a message once, shows the next one only then, and none behind the last', () => {
  expect(after(nextMessageShown())).toEqual(start);
  const decided = at(0, false);
  expect(reducer(decided, messageDecided(true))).toEqual(decided);
  const last = at(messageIds.length - 1, true);
  expect([messageDecided(true), nextMessageShown()].reduce(reducer, last)).toEqual(last);
  expect(reducer(last, scamRestarted())).toEqual(start);
});
