import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../../app/hooks';
import { mobileBreakpoint, type MobileReason } from '../../lib/isMobile';
import { arrived } from '../../router/locationSlice';

interface Viewport {
  width: number;
  height: number;
}

export interface UiState {
  /** Null until the browser has measured itself. */
  viewport: Viewport | null;
  mobileReasons: MobileReason[];
  scrolled: boolean;
  menuOpen: boolean;
  membersOpen: boolean;
  debugOpen: boolean;
  badgeHidden: boolean;
  motionPaused: boolean;
  /** The popover that explains a term. */
  termOpen: string | null;
  /** Of the video on the page. */
  transcriptOpen: boolean;
  /** The result of copying the support report. */
  reportCopy: 'untried' | 'copied' | 'copyFailed';
}

const initialState: UiState = {
  viewport: null,
  mobileReasons: [],
  scrolled: false,
  menuOpen: false,
  membersOpen: false,
  debugOpen: false,
  badgeHidden: false,
  motionPaused: false,
  termOpen: null,
  transcriptOpen: false,
  reportCopy: 'untried',
};

const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    viewportMeasured: (state, { payload }: PayloadAction<{ viewport: Viewport; mobileReasons: MobileReason[] }>) => {
      state.viewport = payload.viewport;
      state.mobileReasons = payload.mobileReasons;
      if (payload.mobileReasons.length === 0) state.menuOpen = false;
    },
    pageScrolled: (state, { payload: scrolled }: PayloadAction<boolean>) => {
      state.scrolled = scrolled;
    },
    menuOpened: (state) => {
      state.menuOpen = true;
    },
    menuClosed: (state) => {
      state.menuOpen = false;
    },
    membersOpened: (state) => {
      state.membersOpen = true;
    },
    membersClosed: (state) => {
      state.membersOpen = false;
    },
    debugOpened: (state) => {
      state.debugOpen = true;
      state.menuOpen = false;
      state.reportCopy = 'untried';
    },
    debugClosed: (state) => {
      state.debugOpen = false;
    },
    reportCopied: (state) => {
      state.reportCopy = 'copied';
    },
    reportCopyFailed: (state) => {
      state.reportCopy = 'copyFailed';
    },
    badgeVisibilitySet: (state, { payload: visible }: PayloadAction<boolean>) => {
      state.badgeHidden = !visible;
    },
    motionToggled: (state) => {
      state.motionPaused = !state.motionPaused;
    },
    termToggled: (state, { payload: id }: PayloadAction<string>) => {
      state.termOpen = state.termOpen === id ? null : id;
    },
    transcriptToggled: (state, { payload: isOpen }: PayloadAction<boolean>) => {
      state.transcriptOpen = isOpen;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(arrived, (state) => {
      state.menuOpen = false;
      state.membersOpen = false;
      state.termOpen = null;
    }),
});

export const {
  viewportMeasured,
  pageScrolled,
  menuOpened,
  menuClosed,
  membersOpened,
  membersClosed,
  debugOpened,
  debugClosed,
  reportCopied,
  reportCopyFailed,
  badgeVisibilitySet,
  motionToggled,
  termToggled,
  transcriptToggled,
} = uiSlice.actions;
export const uiReducer = uiSlice.reducer;

export const selectViewport = (state: RootState) => state.ui.viewport;
export const selectMobileReasons = (state: RootState) => state.ui.mobileReasons;
export const selectIsMobile = (state: RootState) => state.ui.mobileReasons.length > 0;
export const selectIsScrolled = (state: RootState) => state.ui.scrolled;
export const selectIsMenuOpen = (state: RootState) => state.ui.menuOpen;
export const selectIsMembersOpen = (state: RootState) => state.ui.membersOpen;
export const selectIsDebugOpen = (state: RootState) => state.ui.debugOpen;
export const selectReportCopy = (state: RootState) => state.ui.reportCopy;
export const selectIsMotionPaused = (state: RootState) => state.ui.motionPaused;

/** U7: only narrow screens, only until it is hidden. */
export const selectIsBadgeShown = ({ ui }: RootState) =>
  ui.viewport !== null && ui.viewport.width < mobileBreakpoint && !ui.badgeHidden;
