import {
  addListener,
  createSlice,
  isAnyOf,
  type PayloadAction,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { paths, plainPath } from '../../lib/paths';
import { isWithin, switched } from '../../lib/payload';
import { injectLate, type AppDispatch, type AppServices, type AppThunk, type RootState } from '../../lib/store';
import { isArrival } from '../../router/locationSlice';
import { isReadable } from './lessonIds';

export const secondsPerSlide = 10;
/** One for each step. */
const drawings = 3;
export const slideSeconds = drawings * secondsPerSlide;
/** The ways on. */
export const lastSlide = drawings + 1;

interface SlidesState {
  /** Whose slides are shown. */
  videoId: string | null;
  /** Before the first press the plate. */
  slide: number;
  /** Of the slide. */
  second: number;
  isRunning: boolean;
}

const initialState: SlidesState = { videoId: null, slide: 0, second: 0, isRunning: false };

/** The lesson in thirty seconds (P1). */
export const slidesSlice = createSlice({
  name: 'slides',
  initialState,
  reducers: {
    slideShown: (state, { payload }: PayloadAction<{ videoId: string; slide: number; isRunning: boolean }>) => {
      const { videoId, slide, isRunning } = Object(payload) as typeof payload;
      if (!isReadable(videoId) || !isWithin(1, lastSlide, slide) || typeof isRunning !== 'boolean') return;
      Object.assign(state, { videoId, slide, second: 0, isRunning: isRunning && slide < lastSlide });
    },
    slidesToggled: (state, { payload }: PayloadAction<boolean | undefined>) => {
      state.isRunning = isWithin(1, drawings, state.slide) && switched(state.isRunning, payload);
    },
    secondPassed: (state) => {
      if (!state.isRunning) return;
      state.second += 1;
      if (state.second < secondsPerSlide) return;
      Object.assign(state, { slide: state.slide + 1, second: 0, isRunning: state.slide < drawings });
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(isArrival, (state, { payload }) =>
      state.videoId && plainPath(payload.path) === paths.video(state.videoId) ? state : initialState,
    ),
  selectors: {
    selectSlides: (state, videoId: string) => (state.videoId === videoId ? state : initialState),
  },
});

declare module '../../lib/store' {
  interface RootState extends Partial<WithSlice<typeof slidesSlice>> {}
}

export const { slideShown, slidesToggled, secondPassed } = slidesSlice.actions;
export const { selectSlides } = injectLate(slidesSlice).selectors;

function isOutOfSight({ document, innerHeight }: Window): boolean {
  const stage = document.querySelector('.slides-stage')?.getBoundingClientRect();
  return document.hidden || !stage || stage.bottom < 0 || stage.top > innerHeight;
}

/** Lets the seconds pass after a press, until another one, the end, or another page. */
const followSeconds = addListener.withTypes<RootState, AppDispatch, AppServices>()({
  matcher: isAnyOf(slideShown, slidesToggled, isArrival),
  effect: async (_action, { cancelActiveListeners, delay, dispatch, getState, extra }) => {
    cancelActiveListeners();
    let last = getState().slides!;
    while (last.isRunning) {
      await delay(1000);
      const { slide, second, isRunning } = getState().slides!;
      // At an earlier moment of Redux DevTools it stands still; back at the latest it runs on.
      if (!isRunning || slide !== last.slide || second !== last.second) continue;
      const isUnseen = extra.readBrowser(isOutOfSight);
      dispatch(isUnseen ? slidesToggled(false) : secondPassed());
      last = getState().slides!;
      if (last.second === second) return;
    }
  },
});

/** The listener comes as late as its slice; a second time it is the same. */
export function press(action: UnknownAction): AppThunk<void> {
  return (dispatch) => {
    dispatch(followSeconds);
    dispatch(action);
  };
}
