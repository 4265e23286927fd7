/** @jest-environment node */
import { voteChanged, voteSlice } from './voteSlice';

const { reducer } = voteSlice;
const start = reducer(undefined, { type: 'x' });

it('B15 begins by counting people, of whom few vote', () => {
  expect(start).toEqual({ counts: 'people', members: 500, turnout: 12, quorum: 10, share: 20 });
});

it('B15 moves one control of the vote by itself', () => {
  expect(reducer(start, voteChanged({ turnout: 70 }))).toEqual({ ...start, turnout: 70 });
});
