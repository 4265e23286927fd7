import { startAfterPaint } from './lateScript';

/** jsdom paints nothing: a window that a test paints by hand. */
function windowToPaint({ hidden = false } = {}) {
  const watchers = new Set<() => void>();
  class PaintObserver {
    private readonly notice: () => void;
    constructor(notice: () => void) {
      this.notice = notice;
    }
    /** Also of a paint before it asked. */
    observe = ({ type, buffered }: PerformanceObserverInit) =>
      type === 'paint' && buffered && watchers.add(this.notice);
    disconnect = () => watchers.delete(this.notice);
  }
  const window = {
    document: { hidden },
    PerformanceObserver: PaintObserver,
    setTimeout: (run: () => void, delay: number) => setTimeout(run, delay),
  } as unknown as Window & typeof globalThis;
  return { window, watchers, paint: () => watchers.forEach((notice) => notice()) };
}

const load = jest.fn<Promise<unknown>, []>();

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset().mockResolvedValue(undefined);
});
afterEach(() => jest.useRealTimers());

it('B1 asks for the site’s own code once the page is painted, and only once', () => {
  const { window, watchers, paint } = windowToPaint();
  startAfterPaint(window, load);
  expect(load).not.toHaveBeenCalled();
  paint();
  expect(load).toHaveBeenCalledTimes(1);
  expect(watchers.size).toBe(0);
  jest.runAllTimers();
  expect(load).toHaveBeenCalledTimes(1);
});

it('B1 starts in the end even where no paint is told of', () => {
  startAfterPaint(windowToPaint().window, load);
  jest.runAllTimers();
  expect(load).toHaveBeenCalledTimes(1);
});

it('B1 does not wait for a paint of a tab in the background', () => {
  startAfterPaint(windowToPaint({ hidden: true }).window, load);
  expect(load).toHaveBeenCalledTimes(1);
});

it('B12 says on the console why the page stays as it was built, when the code does not come', async () => {
  const error = jest.spyOn(console, 'error').mockReturnValue();
  const { window, paint } = windowToPaint();
  load.mockRejectedValue(new Error('no line'));
  startAfterPaint(window, load);
  paint();
  await Promise.resolve();
  await Promise.resolve();
  expect(error).toHaveBeenCalledWith('The site’s code failed to load.', new Error('no line'));
});
