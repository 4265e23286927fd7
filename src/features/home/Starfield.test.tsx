import { act, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../test/renderApp';
import { MotionToggle, Starfield } from './Starfield';
import { motionToggled, selectIsMotionPaused } from './starfieldSlice';

type Answer = (entries: { isIntersecting: boolean }[]) => void;

const fillRect = jest.fn();
const observers: { answer: Answer; connected: boolean }[] = [];

class FakeObserver {
  private readonly record: (typeof observers)[number];
  constructor(answer: Answer) {
    this.record = { answer, connected: false };
    observers.push(this.record);
  }
  observe() {
    this.record.connected = true;
  }
  disconnect() {
    this.record.connected = false;
  }
}

const calm = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  jest.useFakeTimers();
  observers.length = 0;
  calm.matches = false;
  Object.assign(window, { ResizeObserver: FakeObserver, IntersectionObserver: FakeObserver });
  const context = { fillRect } as unknown as CanvasRenderingContext2D;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
  jest.spyOn(HTMLCanvasElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  jest.spyOn(HTMLCanvasElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  jest.spyOn(window, 'matchMedia').mockReturnValue(calm as unknown as MediaQueryList);
  setHidden(false);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  fireEvent(document, new Event('visibilitychange'));
}

/** How many times a second of waiting asks for a frame. */
function framesInASecond(): number {
  const request = jest.spyOn(window, 'requestAnimationFrame');
  request.mockClear();
  act(() => jest.advanceTimersByTime(1000));
  return request.mock.calls.length;
}

function renderStars() {
  const view = renderApp(<Starfield />);
  observers[0]!.answer([]);
  return view;
}

it('H4 draws one star per 3000 square pixels at once, hidden from assistive technology, then moves', () => {
  fillRect.mockClear();
  const { container } = renderStars();
  expect(container.querySelector('canvas')).toHaveAttribute('aria-hidden', 'true');
  const background = 1;
  expect(fillRect.mock.calls.length).toBeGreaterThanOrEqual((600 * 400) / 3000 + background);
  fillRect.mockClear();
  act(() => jest.advanceTimersByTime(1000));
  expect(fillRect).toHaveBeenCalled();
});

const toggle = ({ store }: ReturnType<typeof renderStars>) => act(() => void store.dispatch(motionToggled()));

it.each<[string, (view: ReturnType<typeof renderStars>, rests: boolean) => void]>([
  ['while the page is hidden', (_view, rests) => setHidden(rests)],
  ['while scrolled out of sight', (_view, rests) => observers[1]!.answer([{ isIntersecting: !rests }])],
  ['while the visitor has stopped it', toggle],
])('B9 keeps the picture and rests %s, and goes on', (_when, rest) => {
  const view = renderStars();
  fillRect.mockClear();
  rest(view, true);
  expect(framesInASecond()).toBe(0);
  expect(fillRect).not.toHaveBeenCalled();
  rest(view, false);
  expect(framesInASecond()).toBeGreaterThan(0);
});

it('H4 stands still, but stands, where motion is not wanted', () => {
  calm.matches = true;
  fillRect.mockClear();
  renderStars();
  expect(fillRect).toHaveBeenCalled();
  expect(framesInASecond()).toBe(0);
  calm.matches = false;
  calm.dispatchEvent(new Event('change'));
  expect(framesInASecond()).toBeGreaterThan(0);
});

it('H4 leaves nothing running behind', () => {
  const { unmount } = renderStars();
  unmount();
  setHidden(false);
  calm.dispatchEvent(new Event('change'));
  expect(framesInASecond()).toBe(0);
  expect(observers.every(({ connected }) => !connected)).toBe(true);
});

it('H4 does without where a canvas cannot draw', () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  renderApp(<Starfield />);
  expect(observers).toHaveLength(0);
  expect(framesInASecond()).toBe(0);
});

it('B9 offers a button that tells whether the stars are stopped', () => {
  const { store, t } = renderApp(<MotionToggle />);
  const button = screen.getByRole('button', { name: t('home.hero.stopStars'), pressed: false });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(selectIsMotionPaused(store.getState())).toBe(true);
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
});
