import type { Reducer } from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import { beginSlice } from '../features/begin/beginSlice';
import { commentsSlice } from '../features/comments/commentsSlice';
import { debugSlice } from '../features/debug/debugSlice';
import { mendBlock, noncesTried, writeBlock } from '../features/experiments/blocks';
import { chainSlice } from '../features/experiments/chainSlice';
import { experimentsSlice } from '../features/experiments/experimentsSlice';
import { roomSlice } from '../features/experiments/roomSlice';
import { sightSlice } from '../features/experiments/sightSlice';
import { issueCard, showCard } from '../features/experiments/credential';
import { credentialSlice } from '../features/experiments/credentialSlice';
import { scamSlice } from '../features/experiments/scamSlice';
import { checkText, makeKeys, signatureSlice, signText } from '../features/experiments/signatureSlice';
import { tokenSlice } from '../features/experiments/tokenSlice';
import { voteSlice } from '../features/experiments/voteSlice';
import { glossarySlice } from '../features/glossary/glossarySlice';
import { layoutSlice } from '../features/layout/layoutSlice';
import { lessonsSlice } from '../features/lessons/lessonsSlice';
import { followMailLink, mailLinksSlice } from '../features/mailLinks/mailLinksSlice';
import { membersSlice } from '../features/members/membersSlice';
import { toastsSlice } from '../features/toasts/toastsSlice';
import { playerSlice } from '../features/videos/player/playerSlice';
import { videoFiltersSlice } from '../features/videos/videoFiltersSlice';
import { videosSlice } from '../features/videos/videosSlice';
import { submitWaitlist } from '../features/waitlist/submitWaitlist';
import { waitlistSlice } from '../features/waitlist/waitlistSlice';
import { starfieldSlice } from '../features/home/starfieldSlice';
import { locationSlice } from '../router/locationSlice';
import { rootReducer } from './rootReducer';

const slices = [
  beginSlice,
  chainSlice,
  commentsSlice,
  credentialSlice,
  debugSlice,
  experimentsSlice,
  glossarySlice,
  layoutSlice,
  lessonsSlice,
  locationSlice,
  mailLinksSlice,
  membersSlice,
  playerSlice,
  roomSlice,
  scamSlice,
  sightSlice,
  signatureSlice,
  starfieldSlice,
  toastsSlice,
  tokenSlice,
  videoFiltersSlice,
  videosSlice,
  voteSlice,
  waitlistSlice,
];
const thunks = [
  checkText,
  followMailLink,
  issueCard,
  makeKeys,
  mendBlock,
  showCard,
  signText,
  submitWaitlist,
  writeBlock,
];
const types = [
  ...slices.flatMap(({ actions }) => Object.values(actions).map(({ type }: { type: string }) => type)),
  noncesTried.type,
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
