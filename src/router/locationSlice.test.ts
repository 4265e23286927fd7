import {
  languageChosen,
  locationReducer,
  pageFailedToLoad,
  preferenceDetected,
  queryChanged,
  type LocationState,
} from './locationSlice';
import { arriveAt } from './navigate';

const start = locationReducer(undefined, { type: 'start' });
const after = (...events: Parameters<typeof locationReducer>[1][]) =>
  events.reduce<LocationState>(locationReducer, start);

afterEach(() => jest.useRealTimers());

it('B1 begins at home in Spanish, the same for the build and the browser', () => {
  expect(start).toMatchObject({ path: '/', query: '', arrival: 'load', loadFailure: null, preferredLanguage: 'es' });
});

it('B8 an arrival holds the place, how one came there, what the link handed over, and when', () => {
  jest.useFakeTimers({ now: new Date('2026-03-04T05:06:07.000Z') });
  expect(after(arriveAt('/videos?q=web3', 'link', { wish: 1 }))).toEqual({
    path: '/videos',
    query: '?q=web3',
    arrival: 'link',
    navigationState: { wish: 1 },
    loadFailure: null,
    arrivedAt: '2026-03-04T05:06:07.000Z',
    key: expect.any(String),
    preferredLanguage: 'es',
  });
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
  expect(locationReducer(arrived, queryChanged('?q=web3'))).toEqual({ ...arrived, query: '?q=web3' });
});

it.each([
  ['/en/videos', 'es', '/videos'],
  ['/en', 'es', '/'],
  ['/videos', 'es', '/videos'],
  ['/videos', 'en', '/videos'],
  ['/en/videos', 'en', '/en/videos'],
] as const)('I1 choosing at %s the language %s leads to %s', (path, language, target) => {
  expect(after(arriveAt(path, 'load', null), languageChosen(language))).toMatchObject({
    path: target,
    preferredLanguage: language,
  });
});

it('I1 a detected language changes no address', () => {
  expect(after(arriveAt('/en/videos', 'load', null), preferenceDetected('es'))).toMatchObject({
    path: '/en/videos',
    preferredLanguage: 'es',
  });
});
