import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { startViewTransition, useCanTransition } from './viewTransition';

const startTransition = jest.fn();
/** The visitor's wish, with a count of who listens. */
const wish = Object.assign(new EventTarget(), { matches: false });
const listeners = { wish: 0, page: 0 };

function count(target: EventTarget, name: keyof typeof listeners, type: string): void {
  const { addEventListener, removeEventListener } = target;
  jest.spyOn(target, 'addEventListener').mockImplementation((...listener) => {
    listeners[name] += Number(listener[0] === type);
    addEventListener.apply(target, listener);
  });
  jest.spyOn(target, 'removeEventListener').mockImplementation((...listener) => {
    listeners[name] -= Number(listener[0] === type);
    removeEventListener.apply(target, listener);
  });
}

beforeEach(() => {
  Object.assign(document, { startViewTransition: startTransition });
  wish.matches = false;
  jest.spyOn(window, 'matchMedia').mockReturnValue(wish as unknown as MediaQueryList);
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const canTransition = () => renderHook(() => useCanTransition());

it('B1 H2 shows a transition where the browser can, while the tab is seen and the visitor wants motion', () => {
  const { result } = canTransition();
  expect(result.current).toBe(true);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(false);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(true);
  wish.matches = true;
  act(() => void wish.dispatchEvent(new Event('change')));
  expect(result.current).toBe(false);
});

it('B1 shows none where the browser knows none, nor while the site is built', () => {
  const Page = () => <>{String(useCanTransition())}</>;
  expect(renderToString(<Page />)).toBe('false');
  Reflect.deleteProperty(document, 'startViewTransition');
  expect(canTransition().result.current).toBe(false);
});

it('B1 leaves no listener behind', () => {
  count(wish, 'wish', 'change');
  count(document, 'page', 'visibilitychange');
  const { unmount } = canTransition();
  expect(listeners).toEqual({ wish: 1, page: 1 });
  unmount();
  expect(listeners).toEqual({ wish: 0, page: 0 });
});

it('B1 starts a transition after the next paint, and takes none of its ends for an error', () => {
  jest.useFakeTimers();
  const ends = [new Promise(() => {}), new Promise(() => {}), new Promise(() => {})];
  const caught = ends.map((end) => jest.spyOn(end, 'catch'));
  const [ready, finished, updateCallbackDone] = ends;
  startTransition.mockReturnValue({ ready, finished, updateCallbackDone });
  const update = jest.fn();
  startViewTransition(update);
  jest.advanceTimersToNextFrame();
  expect(startTransition).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(startTransition).toHaveBeenCalledWith(update);
  for (const end of caught) expect(end).toHaveBeenCalledTimes(1);
});
