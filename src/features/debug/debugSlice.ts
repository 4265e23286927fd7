import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { mobileBreakpoint } from '../../lib/device';
import { debugOpened, selectViewport } from '../layout/layoutSlice';

const initialState = {
  isOpen: false,
  isBadgeHidden: false,
  /** The result of copying the support report. */
  reportCopy: 'untried' as 'untried' | 'copied' | 'copyFailed',
};

export const debugSlice = createSlice({
  name: 'debug',
  initialState,
  reducers: {
    debugClosed: (state) => {
      state.isOpen = false;
    },
    reportCopied: (state) => {
      state.reportCopy = 'copied';
    },
    reportCopyFailed: (state) => {
      state.reportCopy = 'copyFailed';
    },
    badgeVisibilitySet: (state, { payload }: PayloadAction<boolean>) => {
      if (typeof payload === 'boolean') state.isBadgeHidden = !payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(debugOpened, (state) => {
      state.isOpen = true;
      state.reportCopy = 'untried';
    }),
  selectors: {
    selectIsDebugOpen: ({ isOpen }) => isOpen,
    selectReportCopy: ({ reportCopy }) => reportCopy,
    selectIsBadgeHidden: ({ isBadgeHidden }) => isBadgeHidden,
  },
});

declare module '../../lib/store' {
  interface RootState extends WithSlice<typeof debugSlice> {}
}

export const { debugClosed, reportCopied, reportCopyFailed, badgeVisibilitySet } = debugSlice.actions;
export const { selectIsDebugOpen, selectReportCopy, selectIsBadgeHidden } = debugSlice.selectors;

/** U7: only narrow screens, only until it is hidden. */
export const selectIsBadgeShown = createSelector(
  [selectViewport, selectIsBadgeHidden],
  (viewport, isHidden) => viewport !== null && viewport.width < mobileBreakpoint && !isHidden,
);
