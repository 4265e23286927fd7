import { membersData } from './membersData';
import {
  followersDrawn,
  memberFollowToggled,
  membersSlice,
  selectFollowers,
  selectIsFollowed,
  selectMemberById,
  selectMembers,
  selectMembersByIds,
  selectOtherMembers,
} from './membersSlice';

const { reducer } = membersSlice;
const start = reducer(undefined, { type: 'x' });
const state = { members: start };
const ids = (members: { id: string }[]) => members.map((member) => member.id);

afterEach(() => jest.restoreAllMocks());

it('D1, M2, M4 begins with the members by their letters, nobody followed and no followers drawn', () => {
  expect(selectMembers(state)).toEqual(membersData);
  expect(start).toMatchObject({ followedIds: [], followers: {} });
});

it('M2 follows and unfollows, each member apart', () => {
  const members = ['vega', 'nova', 'vega'].map(memberFollowToggled).reduce(reducer, start);
  expect(selectIsFollowed({ members }, 'vega')).toBe(false);
  expect(selectIsFollowed({ members }, 'nova')).toBe(true);
});

it('M4 draws followers from 500 to 1499, once for a member, and keeps them', () => {
  const random = jest.spyOn(Math, 'random');
  const members = [0, 0.999999].reduce((before, drawn, index) => {
    random.mockReturnValue(drawn);
    return reducer(before, followersDrawn(['vega', 'nova'][index]!));
  }, start);
  expect(members.followers).toEqual({ vega: 500, nova: 1499 });
  expect(selectFollowers({ members: reducer(members, followersDrawn('vega')) }, 'vega')).toBe(500);
  expect(selectFollowers(state, 'vega')).toBeUndefined();
});

it('D4 finds a member by id, and nobody by another word', () => {
  expect(selectMemberById(state, 'izar')).toEqual(membersData[3]);
  for (const id of ['', 'Izar', 'guest', 'constructor', '__proto__', 'toString']) {
    expect(selectMemberById(state, id)).toBeUndefined();
  }
});

it('P2 and V5 find members in the order asked for, and leave out who is unknown', () => {
  const wanted = ['lyra', 'nobody', 'vega'];
  expect(ids(selectMembersByIds(state, wanted))).toEqual(['lyra', 'vega']);
  expect(selectMembersByIds(state, wanted)).toBe(selectMembersByIds(state, wanted));
});

it('M6 names the six others', () => {
  expect(ids(selectOtherMembers(state, 'mira'))).toEqual(['vega', 'nova', 'izar', 'orion', 'atlas', 'lyra']);
  expect(selectOtherMembers(state, 'nobody')).toHaveLength(6);
  expect(selectOtherMembers(state, 'mira')).toBe(selectOtherMembers(state, 'mira'));
});
