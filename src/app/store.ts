import { combineReducers, configureStore, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { commentsReducer } from '../features/comments/commentsSlice';
import { lessonsReducer } from '../features/lessons/lessonsSlice';
import { experimentsReducer } from '../features/experiments/experimentsReducer';
import { uiReducer } from '../features/layout/uiSlice';
import { locationReducer } from '../router/locationSlice';
import { mailLinksReducer } from '../features/mailLinks/mailLinksSlice';
import { membersReducer } from '../features/members/membersSlice';
import { toastsReducer } from '../features/toasts/toastsSlice';
import { videoFiltersReducer } from '../features/videos/videoFiltersSlice';
import { videosReducer } from '../features/videos/videosSlice';
import { waitlistReducer } from '../features/waitlist/waitlistSlice';
import { makeListeners } from './listeners';
import type { Services } from './services';

const rootReducer = combineReducers({
  members: membersReducer,
  videos: videosReducer,
  videoFilters: videoFiltersReducer,
  comments: commentsReducer,
  lessons: lessonsReducer,
  experiments: experimentsReducer,
  waitlist: waitlistReducer,
  mailLinks: mailLinksReducer,
  toasts: toastsReducer,
  ui: uiReducer,
  location: locationReducer,
});

/** Redux DevTools stays on in production: the store holds nothing secret (B8). */
export function makeStore(services: Services, preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: services } }).prepend(makeListeners(services)),
  });
}

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>;
