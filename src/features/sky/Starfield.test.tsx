import { act, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../test/renderApp';
import { MotionToggle, Starfield } from './Starfield';

type Answer = (entries: { isIntersecting: boolean }[]) => void;

const fillRect = jest.fn();
/** By the name of their class: what the newest one answers to. */
const observers: Record<string, Answer> = {};

const observerOf = (name: string) =>
  class {
    constructor(answer: Answer) {
      observers[name] = answer;
    }
    observe() {}
    disconnect() {
      delete observers[name];
    }
  };

const calm = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  jest.useFakeTimers();
  calm.matches = false;
  for (const name of ['ResizeObserver', 'IntersectionObserver']) Object.assign(window, { [name]: observerOf(name) });
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

function renderStars() {
  fillRect.mockClear();
  const view = renderApp(
    <>
      <Starfield />
      <MotionToggle />
    </>,
  );
  observers['ResizeObserver']?.([]);
  return view;
}

function drawnInASecond(): number {
  fillRect.mockClear();
  act(() => jest.advanceTimersByTime(1000));
  return fillRect.mock.calls.length;
}

it('H4 draws one star per 3000 square pixels at once, hidden from assistive technology, then moves', () => {
  const { container } = renderStars();
  expect(container.querySelector('canvas')).toHaveAttribute('aria-hidden', 'true');
  const background = 1;
  const drawn = (600 * 400) / 3000 + background;
  expect(fillRect.mock.calls.length).toBeGreaterThanOrEqual(drawn);
  expect(drawnInASecond()).toBeGreaterThanOrEqual(11 * drawn);
});

function pressToggle({ t }: ReturnType<typeof renderStars>, rests: boolean) {
  fireEvent.click(screen.getByRole('button', { name: t('home:hero.stopStars'), pressed: !rests }));
}

it.each<[string, (view: ReturnType<typeof renderStars>, rests: boolean) => void]>([
  ['while the page is hidden', (_view, rests) => setHidden(rests)],
  ['while scrolled out of sight', (_view, rests) => observers['IntersectionObserver']!([{ isIntersecting: !rests }])],
  ['while the visitor has stopped it', pressToggle],
])('B9 keeps the picture and rests %s, and goes on', (_when, rest) => {
  const view = renderStars();
  rest(view, true);
  expect(drawnInASecond()).toBe(0);
  rest(view, false);
  expect(drawnInASecond()).toBeGreaterThan(0);
});

it('H4 stands still, but stands, where motion is not wanted', () => {
  calm.matches = true;
  renderStars();
  expect(fillRect).toHaveBeenCalled();
  expect(drawnInASecond()).toBe(0);
  calm.matches = false;
  calm.dispatchEvent(new Event('change'));
  expect(drawnInASecond()).toBeGreaterThan(0);
});

it('H4 leaves nothing running behind', () => {
  renderStars().unmount();
  setHidden(false);
  calm.dispatchEvent(new Event('change'));
  expect(jest.getTimerCount()).toBe(0);
  expect(observers).toEqual({});
});
