import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../app/store';
import { fakeServices } from '../test/fakeServices';
import { askForLessMotion } from '../test/fakeWindow';
import type { LoadFailure } from './locationSlice';
import { arriveAt } from './navigate';
import { useShownLocation } from './useShownLocation';

const updates: (() => Promise<void>)[] = [];

beforeEach(() => {
  updates.length = 0;
  const startViewTransition = (update: () => Promise<void>) => {
    updates.push(update);
    // As in a hidden tab, or when another transition follows.
    const [ready, finished, updateCallbackDone] = ['ready', 'finished', 'done'].map((end) =>
      Promise.reject(new Error(end)),
    );
    return { ready, finished, updateCallbackDone };
  };
  Object.assign(document, { startViewTransition });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  jest.restoreAllMocks();
});

/** Code that comes when the test says so, a page at a time. */
function siteAt(path: string) {
  const coming: Record<string, { come: (code: unknown) => void; fail: (error: Error) => void }> = {};
  const loadPage = jest.fn((page: string) => new Promise((come, fail) => void (coming[page] = { come, fail })));
  const store = makeStore(fakeServices({ loadPage }));
  store.dispatch(arriveAt(path, 'load', null));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useShownLocation(), { wrapper });
  return {
    loadPage,
    shown: () => result.current.pathname,
    arrive: (href: string, arrival: 'link' | 'history' = 'link', failure: LoadFailure | null = null) =>
      act(() => void store.dispatch(arriveAt(href, arrival, null, failure))),
    come: async (page: string) => act(async () => coming[page]?.come(undefined)),
    fail: async (page: string) => act(async () => coming[page]?.fail(new Error('gone'))),
  };
}

/** The frame in which the browser has its picture of the page before. */
async function nextFrame(): Promise<void> {
  await waitFor(() => expect(updates).toHaveLength(1));
  let isShown: Promise<void> | undefined;
  await act(async () => void (isShown = updates.shift()?.()));
  await isShown;
}
/** As long as a transition would take to begin. */
const aWhile = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 60)));

it('B1 shows the page before until the code of the next one and the frame of its transition are there', async () => {
  const { arrive, shown, loadPage, come } = siteAt('/en/login');
  arrive('/en/community');
  expect(loadPage).toHaveBeenCalledWith('/community');
  await aWhile();
  expect([shown(), updates.length]).toEqual(['/en/login', 0]);
  await come('/community');
  await waitFor(() => expect(updates).toHaveLength(1));
  expect(shown()).toBe('/en/login');
  await nextFrame();
  expect(shown()).toBe('/en/community');
});

it.each([
  ['Back', '/community', 'history', null],
  ['a link to a page that failed to load', '/community', 'link', 'offline'],
  ['a link to the same page in another language', '/en/login', 'link', null],
  ['a link to the same page with a query', '/login?x=1', 'link', null],
] as const)('B1 R3 B12 shows at once where %s leads, without a transition', async (_what, href, arrival, failure) => {
  const { arrive, shown } = siteAt('/login');
  arrive(href, arrival, failure);
  expect(shown()).toBe(href.split('?')[0]);
  await aWhile();
  expect(updates).toHaveLength(0);
});

it.each<[string, () => unknown]>([
  ['where the browser has none', () => Reflect.deleteProperty(document, 'startViewTransition')],
  ['in a tab that is not seen', () => jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ['for a visitor who wants less motion', askForLessMotion],
])('B1 H2 shows no transition %s', (_where, change) => {
  change();
  const { arrive, shown } = siteAt('/login');
  arrive('/community');
  expect(shown()).toBe('/community');
});

it('B1 starts a transition after the next paint', async () => {
  const { arrive, come } = siteAt('/login');
  arrive('/community');
  jest.useFakeTimers();
  await come('/community');
  jest.advanceTimersToNextFrame();
  expect(updates).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect(updates).toHaveLength(1);
  jest.useRealTimers();
});

it('B12 shows without a transition a page whose code does not come, which says why', async () => {
  const { arrive, shown, fail } = siteAt('/login');
  arrive('/community');
  await fail('/community');
  expect(shown()).toBe('/community');
  await aWhile();
  expect(updates).toHaveLength(0);
});

it.each(['come', 'fail'] as const)('B1 forgets a page that was left before its code could %s', async (how) => {
  const site = siteAt('/login');
  site.arrive('/community');
  site.arrive('/videos');
  await site[how]('/community');
  await aWhile();
  expect([site.shown(), updates.length]).toEqual(['/login', 0]);
  await site.come('/videos');
  await nextFrame();
  expect(site.shown()).toBe('/videos');
});

it('B1 ends a transition whose page was left before its frame, and shows the page that was asked for last', async () => {
  const { arrive, shown, come } = siteAt('/login');
  arrive('/community');
  await come('/community');
  await waitFor(() => expect(updates).toHaveLength(1));
  arrive('/videos', 'history');
  expect(shown()).toBe('/videos');
  await nextFrame();
  expect(shown()).toBe('/videos');
});

it('B1 R3 goes by transition to a page by a link, too, when Back has just left it', async () => {
  const { arrive, shown, come } = siteAt('/login');
  arrive('/community', 'history');
  expect(shown()).toBe('/community');
  arrive('/login');
  await come('/login');
  expect(shown()).toBe('/community');
  await nextFrame();
  expect(shown()).toBe('/login');
});
