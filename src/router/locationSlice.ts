import { createSelector, createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { parseAddress, type Address } from '../lib/address';
import { isInstant, isOneOf, isString, validFields } from '../lib/payload';
import { languageOf, plainPath } from '../lib/paths';

/** How the visitor came to the address: first load, a link inside the site, or Back and Forward. */
const arrivals = ['load', 'link', 'history'] as const;
export type Arrival = (typeof arrivals)[number];

/** Why the current page cannot be shown: its code or texts are gone from the site, or the network is away. */
const loadFailures = ['gone', 'offline'] as const;
export type LoadFailure = (typeof loadFailures)[number];

/** What react-router keeps in `history.state` under these names. */
export interface RouterEntry {
  /** What a link gave to the page; also in the store. */
  usr?: unknown;
  key?: string;
  /** The number of the entry in the history of this tab. */
  idx?: number;
}

interface Arrived extends Address {
  /** What a link gives to its page, as `state` of react-router's `<Link>` and `navigate`; plain data. */
  state: unknown;
  arrival: Arrival;
  loadFailure: LoadFailure | null;
  /** When this was, in ISO 8601. */
  arrivedAt: string;
  /** New for each arrival: a link to the current page is an arrival, too. */
  key: string;
}

/** Of what the visitor asks for the latest counts: each wish has a number, and nothing comes of one that stands here no more. */
export interface LocationState extends Arrived {
  /** The link, or the new try, whose page is loaded: the key of its arrival. */
  awaited: string | null;
  /** The choice of a language whose texts are loaded. */
  awaitedLanguage: string | null;
}

const initialState: LocationState = {
  path: '/',
  query: '',
  state: null,
  arrival: 'load',
  loadFailure: null,
  arrivedAt: '1970-01-01T00:00:00.000Z',
  key: 'first',
  awaited: null,
  awaitedLanguage: null,
};

/** As `parseAddress` writes them. */
const checks = {
  path: (path: unknown) => parseAddress(String(path)).path === path,
  query: (query: unknown) => parseAddress(`/${String(query)}`).query === query,
  state: () => true,
  arrival: (arrival: unknown) => isOneOf(arrivals, arrival),
  loadFailure: (failure: unknown) => failure === null || isOneOf(loadFailures, failure),
  arrivedAt: isInstant,
  key: isString,
};

function namesPage(payload: unknown): boolean {
  const { path, query = '' } = Object(payload) as Partial<LocationState>;
  return checks.path(path) && checks.query(query);
}

const newKey = () => nanoid(8);
const prepare = () => ({ payload: newKey() });

/** From now on the latest wish of its kind. */
const wish = (field: 'awaited' | 'awaitedLanguage') => ({
  prepare,
  reducer: (state: LocationState, { payload: key }: PayloadAction<string>) => {
    if (isString(key)) state[field] = key;
  },
});

export const locationSlice = createSlice({
  name: 'location',
  initialState,
  reducers: {
    linkFollowed: wish('awaited'),
    /** The visitor asked for the page once more that failed to load. */
    pageRetried: wish('awaited'),
    arrived: {
      prepare: ({ key = newKey(), ...rest }: Omit<Arrived, 'key' | 'arrivedAt'> & { key?: string }) => ({
        payload: { ...rest, key, arrivedAt: new Date().toISOString() },
      }),
      reducer: (state, { payload }: PayloadAction<Arrived>) => {
        if (!namesPage(payload)) return;
        Object.assign(state, validFields<Arrived>(payload, checks), { awaited: null });
        // Back and Forward lead to an address, which says its language.
        if (state.arrival === 'history') state.awaitedLanguage = null;
      },
    },
    pageFailedToLoad: (state, { payload }: PayloadAction<LoadFailure>) => {
      if (isOneOf(loadFailures, payload)) Object.assign(state, { loadFailure: payload, awaited: null });
    },
    languageChosen: wish('awaitedLanguage'),
    /** The texts of a language that was chosen did not come. */
    languageFailed: {
      prepare,
      reducer: (state, _action: PayloadAction<string>) => {
        state.awaitedLanguage = null;
      },
    },
    /** The same page at another address, as in another language. */
    pathChanged: (state, { payload }: PayloadAction<string>) => {
      if (checks.path(payload)) Object.assign(state, { path: payload, awaitedLanguage: null });
    },
    queryChanged: (state, { payload }: PayloadAction<string>) => {
      if (checks.query(payload)) state.query = payload;
    },
  },
  selectors: {
    selectLocation: (state) => state,
    selectPath: ({ path }) => path,
    selectPlainPath: ({ path }) => plainPath(path),
    selectQuery: ({ query }) => query,
    selectLoadFailure: ({ loadFailure }) => loadFailure,
    selectArrival: ({ arrival }) => arrival,
    /** In UTC, as all dates of the site: `2026-11-29`. */
    selectDay: ({ arrivedAt }) => arrivedAt.slice(0, 10),
    selectYear: ({ arrivedAt }) => Number(arrivedAt.slice(0, 4)),
    selectLanguage: ({ path }) => languageOf(path),
    /**
     * The location in react-router's shape. Without the query, which no page reads there: a change of it renders no link again.
     * Only the last is kept: each arrival has a key of its own, and would stay in memory.
     */
    selectRouterLocation: createSelector(
      [({ path }: LocationState) => path, ({ state }: LocationState) => state, ({ key }: LocationState) => key],
      (pathname, state, key) => ({ pathname, search: '', hash: '', state, key }),
      { memoizeOptions: { maxSize: 1 } },
    ),
  },
});

declare module '../lib/store' {
  interface RootState extends WithSlice<typeof locationSlice> {}
}

export const {
  linkFollowed,
  pageRetried,
  arrived,
  pageFailedToLoad,
  languageChosen,
  languageFailed,
  pathChanged,
  queryChanged,
} = locationSlice.actions;

/** An arrival that names a page, as all do but some of those dispatched by hand. */
export function isArrival(action: unknown): action is ReturnType<typeof arrived> {
  return arrived.match(action) && namesPage(action.payload);
}

export const {
  selectLocation,
  selectPath,
  selectPlainPath,
  selectQuery,
  selectLoadFailure,
  selectArrival,
  selectDay,
  selectYear,
  selectLanguage,
  selectRouterLocation,
} = locationSlice.selectors;
