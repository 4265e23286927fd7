import { createEntityAdapter, createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { isWithin, ownEntry } from '../../lib/payload';
import type { Member } from './member';
import { membersData } from './membersData';
import { matchPath } from 'react-router-dom';
import type { AppStartListening } from '../../lib/store';
import { paths, plainPath } from '../../lib/paths';
import { isArrival } from '../../router/locationSlice';

const adapter = createEntityAdapter<Member>();
const { selectAll, selectEntities } = adapter.getSelectors();

/** Drawn once per member and visit (M4). */
const followers: Record<string, number> = {};

const initialState = adapter.getInitialState({ followedIds: [] as string[], followers }, membersData);

const maxOthers = 6;
const [least, most] = [500, 1499];

export const membersSlice = createSlice({
  name: 'members',
  initialState,
  reducers: {
    memberFollowToggled: (state, { payload: id }: PayloadAction<string>) => {
      if (!ownEntry(state.entities, id)) return;
      if (state.followedIds.includes(id)) state.followedIds = state.followedIds.filter((other) => other !== id);
      else state.followedIds.push(id);
    },
    followersDrawn: {
      prepare: (id: string) => ({ payload: { id, count: least + Math.floor(Math.random() * (most + 1 - least)) } }),
      reducer: (state, { payload }: PayloadAction<{ id: string; count: number }>) => {
        const { id, count } = Object(payload) as typeof payload;
        if (ownEntry(state.entities, id) && isWithin(0, most, count)) state.followers[id] ??= count;
      },
    },
  },
  selectors: {
    selectMembers: selectAll,
    /** Ids come from addresses: `constructor` names no member. */
    selectMemberById: ({ entities }, id: string): Member | undefined => ownEntry(entities, id),
    selectIsFollowed: ({ followedIds }, id: string) => followedIds.includes(id),
    /** Undefined until drawn. */
    selectFollowers: ({ followers }, id: string): number | undefined => ownEntry(followers, id),
    /** In the order of the ids; what is unknown is left out. */
    selectMembersByIds: createSelector([selectEntities, (_state, ids: string[]) => ids], (members, ids) =>
      ids.flatMap((id) => ownEntry(members, id) ?? []),
    ),
    selectOtherMembers: createSelector([selectAll, (_state, id: string) => id], (members, id) =>
      members.filter((member) => member.id !== id).slice(0, maxOthers),
    ),
  },
});

declare module '../../lib/store' {
  interface RootState extends WithSlice<typeof membersSlice> {}
}

export const { memberFollowToggled, followersDrawn } = membersSlice.actions;
export const {
  selectMembers,
  selectMemberById,
  selectIsFollowed,
  selectFollowers,
  selectMembersByIds,
  selectOtherMembers,
} = membersSlice.selectors;

const profileLoadingTime = 400;

/** A profile's followers are drawn on arrival: a moment after a link led there (M1), at once where the page was loaded (M4). */
export function startMembersListeners(startListening: AppStartListening): void {
  startListening({
    matcher: isArrival,
    effect: async ({ payload }, { dispatch, delay, cancelActiveListeners }) => {
      cancelActiveListeners();
      const id = matchPath(paths.profile(':id'), plainPath(payload.path))?.params.id;
      if (!id) return;
      if (payload.arrival !== 'load') await delay(profileLoadingTime);
      dispatch(followersDrawn(id));
    },
  });
}
