import { arriveAt } from '../../router/navigate';
import {
  debugOpened,
  layoutSlice,
  membersToggled,
  menuToggled,
  selectIsMenuOpen,
  selectIsMobile,
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
  expect(start).toEqual({ viewport: null, mobileReasons: [], scrolled: false, menuOpen: false, membersOpen: false });
});

it('N7 keeps the viewport and why it counts as mobile', () => {
  expect(selectViewport(after(phone))).toEqual({ width: 390, height: 844 });
  expect(selectMobileReasons(after(phone))).toEqual(['narrow']);
  expect([selectIsMobile(after(phone)), selectIsMobile(after(desk))]).toEqual([true, false]);
});

it('N4 N6 the menu opens and closes, and gives way to a wide screen and to the debug overlay', () => {
  expect(selectIsMenuOpen(after(phone, menuToggled(true), phone))).toBe(true);
  expect(selectIsMenuOpen(after(phone, menuToggled(true), menuToggled(false)))).toBe(false);
  expect(selectIsMenuOpen(after(phone, menuToggled(true), desk))).toBe(false);
  expect(selectIsMenuOpen(after(phone, menuToggled(true), debugOpened()))).toBe(false);
});

it('N2 N4 an arrival closes the menu and the list of members', () => {
  expect(after(menuToggled(true), membersToggled(true), arriveAt('/videos', 'link', null))).toEqual(after());
});
