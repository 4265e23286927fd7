import {
  createEntityAdapter,
  createSelector,
  createSlice,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { RootState } from '../../app/hooks';
import type { Member } from './member';
import { membersData } from './membersData';

const adapter = createEntityAdapter<Member>();

interface MembersState extends EntityState<Member, string> {
  followedIds: string[];
  /** Drawn once per member and visit (M4). */
  followers: Record<string, number>;
}

const initialState: MembersState = adapter.getInitialState({ followedIds: [], followers: {} }, membersData);

const membersSlice = createSlice({
  name: 'members',
  initialState,
  reducers: {
    memberFollowToggled: (state, { payload: id }: PayloadAction<string>) => {
      if (state.followedIds.includes(id)) state.followedIds = state.followedIds.filter((other) => other !== id);
      else state.followedIds.push(id);
    },
    followersDrawn: {
      prepare: (id: string) => ({ payload: { id, count: 500 + Math.floor(Math.random() * 1000) } }),
      reducer: (state, { payload }: PayloadAction<{ id: string; count: number }>) => {
        state.followers[payload.id] ??= payload.count;
      },
    },
  },
});

export const { memberFollowToggled, followersDrawn } = membersSlice.actions;
export const membersReducer = membersSlice.reducer;

export const { selectAll: selectMembers, selectEntities: selectMemberEntities } = adapter.getSelectors(
  (state: RootState) => state.members,
);

/** Ids come from addresses: `constructor` names no member. */
export const selectMemberById = (state: RootState, id: string): Member | undefined => {
  const entities = selectMemberEntities(state);
  return Object.hasOwn(entities, id) ? entities[id] : undefined;
};

export const selectIsFollowed = (state: RootState, id: string) => state.members.followedIds.includes(id);

/** Undefined until drawn. */
export const selectFollowers = (state: RootState, id: string): number | undefined => state.members.followers[id];

/** In the order of the ids; what is unknown is left out. */
export const selectMembersByIds = createSelector(
  [selectMemberEntities, (_state: RootState, ids: string[]) => ids],
  (members, ids) => ids.flatMap((id) => members[id] ?? []),
);

const maxOthers = 6;
export const selectOtherMembers = createSelector(
  [selectMembers, (_state: RootState, id: string) => id],
  (members, id) => members.filter((member) => member.id !== id).slice(0, maxOthers),
);
