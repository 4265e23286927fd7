import { arriveAt } from '../../router/navigate';
import { debugOpened, layoutSlice, membersToggled, menuToggled, pageScrolled, viewportMeasured } from './layoutSlice';

const { reducer } = layoutSlice;
const start = reducer(undefined, { type: 'x' });
const after = (...events: Parameters<typeof reducer>[1][]) => events.reduce(reducer, start);
const phone = viewportMeasured({ viewport: { width: 390, height: 844 }, mobileReasons: ['narrow'] });
const desk = viewportMeasured({ viewport: { width: 1280, height: 800 }, mobileReasons: [] });

it('B1 begins with nothing measured and nothing open, the same for the build and the browser', () => {
  expect(start).toEqual({ viewport: null, mobileReasons: [], scrolled: false, menuOpen: false, membersOpen: false });
});

it('N7 keeps the viewport and why it counts as mobile', () => {
  expect(after(phone)).toMatchObject({ viewport: { width: 390, height: 844 }, mobileReasons: ['narrow'] });
});

it('N4 N6 the menu opens and closes, and gives way to a wide screen and to the debug overlay', () => {
  expect(after(phone, menuToggled(true), phone).menuOpen).toBe(true);
  expect(after(phone, menuToggled(true), menuToggled(false)).menuOpen).toBe(false);
  expect(after(phone, menuToggled(true), desk).menuOpen).toBe(false);
  expect(after(phone, menuToggled(true), debugOpened()).menuOpen).toBe(false);
});

it('N2 the list of members opens and closes', () => {
  expect(after(membersToggled(true)).membersOpen).toBe(true);
  expect(after(membersToggled(true), membersToggled(false)).membersOpen).toBe(false);
});

it('N2 N4 an arrival closes the menu and the list of members', () => {
  expect(after(menuToggled(true), membersToggled(true), arriveAt('/videos', 'link', null))).toEqual(start);
});

it('N1 knows whether the page is scrolled', () => {
  expect(after(pageScrolled(true)).scrolled).toBe(true);
  expect(after(pageScrolled(true), pageScrolled(false)).scrolled).toBe(false);
});
