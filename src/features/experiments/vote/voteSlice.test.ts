import { predicted, predictionFolded } from '../experimentsSlice';
import { majorityOf, outcomeOf, voteChanged, votersOf, voteSlice, type Vote } from './voteSlice';

const { reducer } = voteSlice;
const start = reducer(undefined, { type: 'x' });

it('B15 remembers that large holders have decided', () => {
  const tried = [voteChanged({ turnout: 20 }), voteChanged({ turnout: start.turnout })];
  expect(tried.reduce(reducer, start)).toEqual({ ...start, isTried: true });
});

it('B15 moves one control of the vote by itself', () => {
  expect(reducer(start, voteChanged({ turnout: 70 }))).toEqual({ ...start, turnout: 70 });
});

const few = { turnout: 12, quorum: 10 };
const by = (counts: Vote['counts'], changes: Partial<Vote>) => outcomeOf({ ...start, ...few, counts, ...changes });

it('B15 lets no answer to the question decide the vote', () => {
  const answered = [predicted({ vote: 'yes' }), predictionFolded({ vote: true })];
  expect(answered.reduce(reducer, start)).toEqual(start);
  expect(outcomeOf(start).verdict).toBe('shared');
});

it('B15 lets more than half of those who vote decide', () => {
  const vote = { ...start, ...few };
  expect([votersOf(vote), majorityOf(vote)]).toEqual([60, 31]);
  expect(by('people', {})).toMatchObject({ cast: 12, deciding: 6.2, verdict: 'few' });
  expect(by('people', {}).power).toBeCloseTo((31 / 60) * 100);
});

it.each([
  ['nobody votes', { turnout: 0, quorum: 0 }, 'nobody'],
  ['the quorum is not reached', { turnout: 12, quorum: 13 }, 'short'],
  ['the quorum is just reached', { turnout: 12, quorum: 12 }, 'few'],
  ['a tenth of all is needed', { members: 100, turnout: 19 }, 'many'],
  ['everyone votes', { turnout: 100, quorum: 100 }, 'many'],
] as const)('B15 says who decides by people when %s', (_when, changes, verdict) => {
  expect(by('people', changes).verdict).toBe(verdict);
});

it.each([
  ['hardly any other token votes', { share: 20, turnout: 10 }, 'holders'],
  ['most other tokens vote', { share: 20, turnout: 80 }, 'shared'],
  ['half of what is cast is theirs', { share: 50, turnout: 100 }, 'shared'],
  ['the quorum is not reached', { share: 5, turnout: 1, quorum: 10 }, 'short'],
  ['there is no vote at all', { share: 0, turnout: 0, quorum: 0 }, 'nobody'],
] as const)('B15 says who decides by tokens when %s', (_when, changes, verdict) => {
  expect(by('tokens', changes).verdict).toBe(verdict);
});

it('B15 adds the tokens of the large holders to those of the others that vote', () => {
  const outcome = by('tokens', { share: 20, turnout: 25 });
  expect(outcome).toEqual({ cast: 40, deciding: 20, power: 50, verdict: 'shared' });
});
