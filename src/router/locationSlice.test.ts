import {
  locationSlice,
  pageFailedToLoad,
  pathChanged,
  queryChanged,
  selectArrival,
  selectLanguage,
  selectLoadFailure,
  selectLocation,
  selectPath,
  selectPlainPath,
  selectQuery,
  selectRouterLocation,
  selectYear,
  type LocationState,
} from './locationSlice';
import { arriveAt } from './navigate';

const { reducer } = locationSlice;
const start = reducer(undefined, { type: 'x' });
const after = (...events: Parameters<typeof reducer>[1][]) => events.reduce(reducer, start);

afterEach(() => jest.useRealTimers());

it('B8 an arrival holds the place, how one came there, what the link handed over, and when', () => {
  jest.useFakeTimers({ now: new Date('2026-03-04T05:06:07.000Z') });
  expect(after(arriveAt('/videos?q=web3', 'link', { wish: 1 }))).toEqual({
    path: '/videos',
    query: '?q=web3',
    arrival: 'link',
    state: { wish: 1 },
    loadFailure: null,
    awaited: null,
    awaitedLanguage: null,
    arrivedAt: '2026-03-04T05:06:07.000Z',
    key: expect.any(String),
  });
});

it('B8 begins at home, and says where it is, how one came and what failed', () => {
  expect(start).toMatchObject({
    path: '/',
    query: '',
    arrival: 'load',
    key: 'first',
    arrivedAt: new Date(0).toISOString(),
  });
  const location = after(arriveAt('/en/videos?q=web3', 'history', null), pageFailedToLoad('gone'));
  const selectors = [selectLocation, selectPath, selectQuery, selectArrival, selectLoadFailure];
  const selected = selectors.map((select) => select({ location }));
  expect(selected).toEqual([location, '/en/videos', '?q=web3', 'history', 'gone']);
});

it('B8 two arrivals at one place are two', () => {
  expect(after(arriveAt('/videos', 'link', null)).key).not.toBe(after(arriveAt('/videos', 'link', null)).key);
});

it('B12 a page that failed to load says why, until the next arrival', () => {
  expect(after(pageFailedToLoad('gone')).loadFailure).toBe('gone');
  expect(after(pageFailedToLoad('gone'), arriveAt('/', 'link', null)).loadFailure).toBeNull();
});

it('V1 another query is no other arrival', () => {
  const arrived = after(arriveAt('/videos', 'link', null));
  expect(reducer(arrived, queryChanged('?q=web3'))).toEqual({ ...arrived, query: '?q=web3' });
});

it('R3 B12 the location for react-router is the same for another query, and none that was left is kept in memory', () => {
  const shownAt = (location: LocationState) => selectRouterLocation({ location });
  const first = after(arriveAt('/videos?tag=web3', 'link', { wish: 1 }));
  const shown = shownAt(first);
  expect(shown).toEqual({ pathname: '/videos', search: '', hash: '', state: { wish: 1 }, key: first.key });
  expect(shownAt({ ...first, query: '?q=web3' })).toBe(shown);
  for (const path of ['/', '/community', '/waitlist']) shownAt(after(arriveAt(path, 'link', null)));
  expect(shownAt({ ...first })).toEqual(shown);
  expect(shownAt({ ...first })).not.toBe(shown);
});

it('I1 the same page at another path is no other arrival', () => {
  const arrived = after(arriveAt('/en/videos?q=web3', 'link', null));
  expect(reducer(arrived, pathChanged('/videos'))).toEqual({ ...arrived, path: '/videos' });
});

it('R3, I1, F1 a page reads its place, its language and the year of arrival, in UTC, from the store', () => {
  jest.useFakeTimers({ now: new Date('2031-12-31T23:59:59.000Z') });
  const state = { location: after(arriveAt('/en/videos', 'link', null)) };
  expect([selectPlainPath(state), selectLanguage(state), selectYear(state)]).toEqual(['/videos', 'en', 2031]);
});
