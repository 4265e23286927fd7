import type { Reducer } from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import { commentLiked, commentPosted, commentsSlice, selectCommentsByVideo } from '../features/comments/commentsSlice';
import { debugSlice } from '../features/debug/debugSlice';
import { writeBlock } from '../features/experiments/blocks';
import { chainSlice } from '../features/experiments/chainSlice';
import { signatureSlice } from '../features/experiments/signatureSlice';
import { checkText, makeKeys, signText } from '../features/experiments/signing';
import { voteSlice } from '../features/experiments/voteSlice';
import { glossarySlice } from '../features/glossary/glossarySlice';
import { layoutSlice } from '../features/layout/layoutSlice';
import { lessonsSlice } from '../features/lessons/lessonsSlice';
import { followMailLink, mailLinksSlice } from '../features/mailLinks/mailLinksSlice';
import { membersData } from '../features/members/membersData';
import { memberFollowToggled, membersSlice, selectIsFollowed } from '../features/members/membersSlice';
import { toastsSlice } from '../features/toasts/toastsSlice';
import { playerSlice } from '../features/videos/player/playerSlice';
import { videoFiltersSlice } from '../features/videos/videoFiltersSlice';
import { videosData } from '../features/videos/videosData';
import { selectIsLiked, videoLikeToggled, videosSlice } from '../features/videos/videosSlice';
import { submitWaitlist } from '../features/waitlist/submitWaitlist';
import { waitlistSlice } from '../features/waitlist/waitlistSlice';
import { starfieldSlice } from '../features/home/starfieldSlice';
import { locationSlice } from '../router/locationSlice';
import { fakeServices } from '../test/fakeServices';
import { rootReducer } from './rootReducer';
import { makeStore, type AppStore } from './store';

const videoId = fc.constantFrom(...videosData.slice(0, 3).map(({ id }) => id));
const memberId = fc.constantFrom(...membersData.map(({ id }) => id));
const text = fc.oneof(fc.constantFrom('', '   ', '\n\t', ' hola '), fc.string({ unit: 'binary', maxLength: 10 }));

type Event =
  | { does: 'likeVideo' | 'follow'; id: string }
  | { does: 'post'; id: string; text: string }
  /** The comment at this place of the video's list, if there is one. */
  | { does: 'likeComment'; id: string; place: number };

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ does: fc.constant('likeVideo' as const), id: videoId }),
  fc.record({ does: fc.constant('follow' as const), id: memberId }),
  fc.record({ does: fc.constant('post' as const), id: videoId, text }),
  fc.record({ does: fc.constant('likeComment' as const), id: videoId, place: fc.nat(6) }),
);
const events = fc.array(event, { maxLength: 40 });

function live(store: AppStore, event: Event): void {
  if (event.does === 'likeVideo') store.dispatch(videoLikeToggled(event.id));
  if (event.does === 'follow') store.dispatch(memberFollowToggled(event.id));
  if (event.does === 'post') store.dispatch(commentPosted(event.id, event.text));
  if (event.does === 'likeComment') {
    const comment = selectCommentsByVideo(store.getState(), event.id)[event.place];
    store.dispatch(commentLiked(comment?.id ?? 'none'));
  }
}

function storeAfter(events: Event[]) {
  const store = makeStore(fakeServices());
  for (const event of events) live(store, event);
  return store.getState();
}

const isOdd = (events: Event[], does: Event['does'], id: string) =>
  events.filter((event) => event.does === does && event.id === id).length % 2 === 1;

it('P1 M2 after any events each video is liked, and each member followed, that was pressed an odd number of times', () => {
  fc.assert(
    fc.property(events, (events) => {
      const state = storeAfter(events);
      for (const { id } of videosData) expect(selectIsLiked(state, id)).toBe(isOdd(events, 'likeVideo', id));
      for (const { id } of membersData) expect(selectIsFollowed(state, id)).toBe(isOdd(events, 'follow', id));
    }),
  );
});

it('P4 after any events each video has its comments, the newest first, with one like a press', () => {
  fc.assert(
    fc.property(events, (events) => {
      const samples = makeStore(fakeServices()).getState();
      const state = storeAfter(events);
      for (const { id } of videosData.slice(0, 3)) {
        const expected = selectCommentsByVideo(samples, id).map(({ text, likes }) => ({ text, likes }));
        for (const event of events) {
          if (event.id !== id) continue;
          if (event.does === 'post' && event.text.trim()) expected.unshift({ text: event.text.trim(), likes: 0 });
          const liked = event.does === 'likeComment' && expected[event.place];
          if (liked) liked.likes += 1;
        }
        expect(selectCommentsByVideo(state, id).map(({ text, likes }) => ({ text, likes }))).toEqual(expected);
      }
    }),
  );
});

it('P1 P4 M2 what is done to one of them changes nothing of the others', () => {
  fc.assert(
    fc.property(events, (events) => {
      const all = storeAfter(events);
      const ofVideos = storeAfter(events.filter(({ does }) => does === 'likeVideo'));
      const ofMembers = storeAfter(events.filter(({ does }) => does === 'follow'));
      expect({ videos: all.videos, members: all.members }).toEqual({
        videos: ofVideos.videos,
        members: ofMembers.members,
      });
    }),
    { numRuns: 50 },
  );
});

const slices = [
  chainSlice,
  commentsSlice,
  debugSlice,
  glossarySlice,
  layoutSlice,
  lessonsSlice,
  locationSlice,
  mailLinksSlice,
  membersSlice,
  playerSlice,
  signatureSlice,
  starfieldSlice,
  toastsSlice,
  videoFiltersSlice,
  videosSlice,
  voteSlice,
  waitlistSlice,
];
const thunks = [checkText, followMailLink, makeKeys, signText, submitWaitlist, writeBlock];
const types = [
  ...slices.flatMap(({ actions }) => Object.values(actions).map(({ type }: { type: string }) => type)),
  ...thunks.flatMap(({ pending, fulfilled, rejected }) => [pending.type, fulfilled.type, rejected.type]),
];

it('B8 the table of bare actions names every slice', () => {
  const names = slices.map(({ reducerPath }) => reducerPath);
  expect(Object.keys(rootReducer(undefined, { type: 'x' })).sort()).toEqual(names);
});

/** The kind of each field that is never empty. */
const kindsOf = (state: object) =>
  Object.fromEntries(Object.entries(state).flatMap(([key, value]) => (value === null ? [] : [[key, typeof value]])));

it.each(slices.map(({ name, reducer }) => ({ name, reducer: reducer as Reducer<object> })))(
  'B8 $name answers bare actions in any order, as DevTools can dispatch them, with a state of the same kind',
  ({ reducer }) => {
    const start = reducer(undefined, { type: 'x' });
    fc.assert(
      fc.property(fc.shuffledSubarray(types), (some) => {
        const state = some.reduce<object>((before, type) => reducer(before, { type }), start);
        // JSON keeps neither an undefined value nor NaN.
        expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
        expect(JSON.stringify(state)).not.toContain('undefined');
        expect(kindsOf(state)).toMatchObject(kindsOf(start));
      }),
    );
  },
);
