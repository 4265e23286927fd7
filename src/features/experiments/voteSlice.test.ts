/** @jest-environment node */
import { makeStore } from '../../app/store';
import { fakeServices } from '../../test/fakeServices';
import { selectVote, voteChanged, voteReducer } from './voteSlice';

const start = voteReducer(undefined, { type: 'start' });

it('B15 begins by counting people, of whom few vote', () => {
  expect(start).toEqual({ counts: 'people', members: 500, turnout: 12, quorum: 10, share: 20 });
});

it('B15 moves one control of the vote by itself', () => {
  expect(voteReducer(start, voteChanged({ turnout: 70 }))).toEqual({ ...start, turnout: 70 });
});

it('B15 keeps the vote in the store, and shows its beginning where the store is older than its code', () => {
  const store = makeStore(fakeServices());
  store.dispatch(voteChanged({ quorum: 40 }));
  expect(selectVote(store.getState())).toEqual({ ...start, quorum: 40 });
  expect(selectVote({ ...store.getState(), experiments: {} })).toEqual(start);
});
