import { arriveAt } from '../../router/navigate';
import {
  debugOpened,
  layoutSlice,
  membersToggled,
  menuToggled,
  pageScrolled,
  selectIsMembersOpen,
  selectIsMenuOpen,
  selectIsMobile,
  selectIsScrolled,
  selectMobileReasons,
  selectViewport,
  viewportMeasured,
} from './layoutSlice';

const { reducer } = layoutSlice;
const start = reducer(undefined, { type: 'x' });
const after = (...events: Parameters<typeof reducer>[1][]) => ({ layout: events.reduce(reducer, start) });
const phone = viewportMeasured({ viewport: { width: 390, height: 844 }, mobileReasons: ['narrow'] });
const desk = viewportMeasured({ viewport: { width: 1280, height: 800 }, mobileReasons: [] });

it('B1 begins with nothing measured and nothing open, the same for the build and the browser', () => {
  expect(start).toEqual({
    viewport: null,
    mobileReasons: [],
    scrolled: false,
    menuOpen: false,
    membersOpen: false,
    openDetails: [],
  });
});

it('N7 keeps the viewport and why it counts as mobile', () => {
  expect(selectViewport(after(phone))).toEqual({ width: 390, height: 844 });
  expect(selectMobileReasons(after(phone))).toEqual(['narrow']);
  expect([selectIsMobile(after(phone)), selectIsMobile(after(desk))]).toEqual([true, false]);
});

it.each([
  ['N1 knows whether the page is scrolled', pageScrolled, selectIsScrolled, false],
  ['N2 opens and closes the list of members', membersToggled, selectIsMembersOpen, true],
  ['N4 opens and closes the menu', menuToggled, selectIsMenuOpen, true],
])('%s, also by a bare action', (_, toggled, select, isToggledBare) => {
  expect(select(after())).toBe(false);
  expect(select(after(toggled(true)))).toBe(true);
  expect(select(after(toggled(true), toggled(false)))).toBe(false);
  expect(select(after({ type: toggled.type }))).toBe(isToggledBare);
});

it('N4 N6 the menu gives way to a wide screen and to the debug overlay', () => {
  expect(selectIsMenuOpen(after(phone, menuToggled(true), phone))).toBe(true);
  expect(selectIsMenuOpen(after(phone, menuToggled(true), desk))).toBe(false);
  expect(selectIsMenuOpen(after(phone, menuToggled(true), debugOpened()))).toBe(false);
});

it('N2 N4 an arrival closes the menu and the list of members', () => {
  expect(after(menuToggled(true), membersToggled(true), arriveAt('/videos', 'link', null))).toEqual(after());
});
