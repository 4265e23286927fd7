import { mobileBreakpoint } from '../../lib/device';
import { debugOpened, layoutSlice } from '../layout/layoutSlice';
import {
  badgeVisibilitySet,
  debugClosed,
  debugSlice,
  reportCopied,
  reportCopyFailed,
  selectIsBadgeShown,
  selectIsDebugOpen,
  selectReportCopy,
} from './debugSlice';

const { reducer } = debugSlice;
const start = reducer(undefined, { type: 'x' });
const after = (...events: Parameters<typeof reducer>[1][]) => events.reduce(reducer, start);

it('N6 opens and closes, and forgets the copy when it opens again', () => {
  expect(start).toEqual({ isOpen: false, isBadgeHidden: false, reportCopy: 'untried' });
  const copied = { debug: after(debugOpened(), reportCopied()) };
  expect([selectIsDebugOpen(copied), selectReportCopy(copied)]).toEqual([true, 'copied']);
  expect(after(debugOpened(), reportCopyFailed()).reportCopy).toBe('copyFailed');
  expect(after(debugOpened(), reportCopied(), debugClosed()).isOpen).toBe(false);
  expect(after(reportCopied(), debugOpened()).reportCopy).toBe('untried');
});

it('U7 U8 shows the badge on a measured narrow screen alone, until it is hidden', () => {
  const isShown = (width: number | null, debug = start) => {
    const viewport = width === null ? null : { width, height: 800 };
    return selectIsBadgeShown({ debug, layout: { ...layoutSlice.getInitialState(), viewport } });
  };
  expect(isShown(null)).toBe(false);
  expect(isShown(mobileBreakpoint)).toBe(false);
  expect(isShown(mobileBreakpoint - 1)).toBe(true);
  expect(isShown(mobileBreakpoint - 1, after(badgeVisibilitySet(false)))).toBe(false);
  expect(isShown(mobileBreakpoint - 1, after(badgeVisibilitySet(false), badgeVisibilitySet(true)))).toBe(true);
  expect(after({ type: badgeVisibilitySet.type })).toEqual(start);
});
