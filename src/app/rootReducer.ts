import { combineSlices, type WithSlice } from '@reduxjs/toolkit';
import { beginSlice } from '../features/begin/beginSlice';
import { commentsSlice } from '../features/comments/commentsSlice';
import { debugSlice } from '../features/debug/debugSlice';
import type { chainSlice } from '../features/experiments/chainSlice';
import type { experimentsSlice } from '../features/experiments/experimentsSlice';
import type { roomSlice } from '../features/experiments/roomSlice';
import type { sightSlice } from '../features/experiments/sightSlice';
import type { credentialSlice } from '../features/experiments/credentialSlice';
import type { scamSlice } from '../features/experiments/scamSlice';
import type { signatureSlice } from '../features/experiments/signatureSlice';
import type { tokenSlice } from '../features/experiments/tokenSlice';
import type { voteSlice } from '../features/experiments/voteSlice';
import { glossarySlice } from '../features/glossary/glossarySlice';
import { layoutSlice } from '../features/layout/layoutSlice';
import { lessonsSlice } from '../features/lessons/lessonsSlice';
import { mailLinksSlice } from '../features/mailLinks/mailLinksSlice';
import { membersSlice } from '../features/members/membersSlice';
import { toastsSlice } from '../features/toasts/toastsSlice';
import { playerSlice } from '../features/videos/player/playerSlice';
import { videoFiltersSlice } from '../features/videos/videoFiltersSlice';
import { videosSlice } from '../features/videos/videosSlice';
import { waitlistSlice } from '../features/waitlist/waitlistSlice';
import { starfieldSlice } from '../features/home/starfieldSlice';
import { locationSlice } from '../router/locationSlice';

/** Each comes with the code of its experiment and injects itself, after hot reload once more (`overrideExisting`). */
type LazyLoadedSlices = WithSlice<typeof chainSlice> &
  WithSlice<typeof credentialSlice> &
  WithSlice<typeof experimentsSlice> &
  WithSlice<typeof roomSlice> &
  WithSlice<typeof scamSlice> &
  WithSlice<typeof sightSlice> &
  WithSlice<typeof signatureSlice> &
  WithSlice<typeof tokenSlice> &
  WithSlice<typeof voteSlice>;

export const rootReducer = combineSlices(
  membersSlice,
  videosSlice,
  videoFiltersSlice,
  playerSlice,
  commentsSlice,
  lessonsSlice,
  glossarySlice,
  waitlistSlice,
  mailLinksSlice,
  toastsSlice,
  layoutSlice,
  debugSlice,
  starfieldSlice,
  beginSlice,
  locationSlice,
).withLazyLoadedSlices<LazyLoadedSlices>();

export type RootState = ReturnType<typeof rootReducer>;
