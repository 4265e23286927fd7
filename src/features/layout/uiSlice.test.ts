/** @jest-environment node */
import { makeStore } from '../../app/store';
import { mobileBreakpoint } from '../../lib/isMobile';
import { arriveAt } from '../../router/navigate';
import { fakeServices } from '../../test/fakeServices';
import {
  badgeVisibilitySet,
  debugClosed,
  debugOpened,
  membersClosed,
  membersOpened,
  menuClosed,
  menuOpened,
  motionToggled,
  pageScrolled,
  reportCopied,
  reportCopyFailed,
  selectIsBadgeShown,
  selectIsDebugOpen,
  selectIsMembersOpen,
  selectIsMenuOpen,
  selectIsMobile,
  selectIsMotionPaused,
  selectIsScrolled,
  selectMobileReasons,
  selectReportCopy,
  selectViewport,
  termToggled,
  transcriptToggled,
  uiReducer,
  viewportMeasured,
  type UiState,
} from './uiSlice';

const start = uiReducer(undefined, { type: 'start' });
const after = (...events: Parameters<typeof uiReducer>[1][]) => events.reduce<UiState>(uiReducer, start);
const PHONE = viewportMeasured({ viewport: { width: 390, height: 844 }, mobileReasons: ['narrow'] });
const DESK = viewportMeasured({ viewport: { width: 1280, height: 800 }, mobileReasons: [] });

it('B1 begins with nothing measured and nothing open, the same for the build and the browser', () => {
  expect(start).toEqual({
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
  });
});

it('N7 keeps the viewport and why it counts as mobile', () => {
  expect(after(PHONE)).toMatchObject({ viewport: { width: 390, height: 844 }, mobileReasons: ['narrow'] });
});

it('N4 the menu opens and closes, and goes when there is no mobile mode any more', () => {
  expect(after(PHONE, menuOpened()).menuOpen).toBe(true);
  expect(after(PHONE, menuOpened(), menuClosed()).menuOpen).toBe(false);
  expect(after(PHONE, menuOpened(), PHONE).menuOpen).toBe(true);
  expect(after(PHONE, menuOpened(), DESK).menuOpen).toBe(false);
});

it('N2 N4 B20 an arrival closes the menu, the list of members and an explained term', () => {
  expect(after(menuOpened(), membersOpened(), termToggled('lead-web3'), arriveAt('/videos', 'link', null))).toEqual(
    start,
  );
});

it('N2 the list of members opens and closes', () => {
  expect(after(membersOpened()).membersOpen).toBe(true);
  expect(after(membersOpened(), membersClosed()).membersOpen).toBe(false);
});

it('N1 knows whether the page is scrolled', () => {
  expect(after(pageScrolled(true)).scrolled).toBe(true);
  expect(after(pageScrolled(true), pageScrolled(false)).scrolled).toBe(false);
});

it('N6 the debug overlay takes the place of the menu, with a report that nobody has copied yet', () => {
  const opened = after(menuOpened(), debugOpened(), reportCopied(), debugClosed(), debugOpened());
  expect(opened).toMatchObject({ debugOpen: true, menuOpen: false, reportCopy: 'untried' });
  expect(after(debugOpened(), reportCopied()).reportCopy).toBe('copied');
  expect(after(debugOpened(), reportCopyFailed()).reportCopy).toBe('copyFailed');
  expect(after(debugOpened(), debugClosed()).debugOpen).toBe(false);
});

it('U7 U8 the badge is shown or hidden as it is told', () => {
  expect(after(badgeVisibilitySet(false)).badgeHidden).toBe(true);
  expect(after(badgeVisibilitySet(false), badgeVisibilitySet(true)).badgeHidden).toBe(false);
});

it('B9 the stars are stopped and started again by the same press', () => {
  expect(after(motionToggled()).motionPaused).toBe(true);
  expect(after(motionToggled(), motionToggled()).motionPaused).toBe(false);
});

it('B20 one term at a time is explained, and is closed by what opened it', () => {
  expect(after(termToggled('lead-web3')).termOpen).toBe('lead-web3');
  expect(after(termToggled('lead-web3'), termToggled('lead-token')).termOpen).toBe('lead-token');
  expect(after(termToggled('lead-web3'), termToggled('lead-web3')).termOpen).toBeNull();
});

it('B13 a transcript that was opened stays open on the next page, until it is closed', () => {
  expect(after(transcriptToggled(true), arriveAt('/video/video2', 'link', null)).transcriptOpen).toBe(true);
  expect(after(transcriptToggled(true), transcriptToggled(false)).transcriptOpen).toBe(false);
});

const newStore = () => makeStore(fakeServices());

it.each([
  ['the viewport', selectViewport, PHONE, null, { width: 390, height: 844 }],
  ['the reasons of mobile mode', selectMobileReasons, PHONE, [], ['narrow']],
  ['mobile mode', selectIsMobile, PHONE, false, true],
  ['a scrolled page', selectIsScrolled, pageScrolled(true), false, true],
  ['the menu', selectIsMenuOpen, menuOpened(), false, true],
  ['the list of members', selectIsMembersOpen, membersOpened(), false, true],
  ['the debug overlay', selectIsDebugOpen, debugOpened(), false, true],
  ['the copy of the report', selectReportCopy, reportCopied(), 'untried', 'copied'],
  ['the stars at rest', selectIsMotionPaused, motionToggled(), false, true],
])('N1 N2 N4 N6 N7 B9 a page reads %s from the store', (_what, select, event, before, then) => {
  const store = newStore();
  expect(select(store.getState())).toEqual(before);
  store.dispatch(event);
  expect(select(store.getState())).toEqual(then);
});

it('U7 shows the badge on a measured narrow screen alone, until it is hidden', () => {
  const store = newStore();
  const isShown = () => selectIsBadgeShown(store.getState());
  const measure = (width: number) =>
    store.dispatch(viewportMeasured({ viewport: { width, height: 800 }, mobileReasons: [] }));
  expect(isShown()).toBe(false);
  measure(mobileBreakpoint);
  expect(isShown()).toBe(false);
  measure(mobileBreakpoint - 1);
  expect(isShown()).toBe(true);
  store.dispatch(badgeVisibilitySet(false));
  expect(isShown()).toBe(false);
});
