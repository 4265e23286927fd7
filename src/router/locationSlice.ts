import { createSelector, createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { parseAddress, type Address } from '../lib/address';
import { isOneOf, isString, validFields } from '../lib/payload';
import { languageOf, plainPath } from '../lib/paths';

/** How the visitor came to the address: first load, a link inside the site, or Back and Forward. */
export type Arrival = 'load' | 'link' | 'history';

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

export interface LocationState extends Address {
  /** What a link gives to its page, as `state` of react-router's `<Link>` and `navigate`; plain data. */
  state: unknown;
  arrival: Arrival;
  loadFailure: LoadFailure | null;
  /** When this was, in ISO 8601. */
  arrivedAt: string;
  /** New for each arrival: a link to the current page is an arrival, too. */
  key: string;
  /** The key of the arrival that a link leads to, while its page is loaded. */
  awaited: string | null;
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
};

/** As `parseAddress` writes them. */
const checks = {
  path: (path: unknown): path is string => isString(path) && parseAddress(path).path === path,
  query: (query: unknown): query is string => isString(query) && parseAddress(`/${query}`).query === query,
  state: () => true,
  arrival: isString,
  loadFailure: (failure: unknown) => failure === null || isOneOf(loadFailures, failure),
  arrivedAt: isString,
  key: isString,
  awaited: (key: unknown) => key === null,
};

const namesPage = (payload: unknown) => checks.path((Object(payload) as Partial<LocationState>).path);

export const newKey = () => nanoid(8);

export const locationSlice = createSlice({
  name: 'location',
  initialState,
  reducers: {
    linkFollowed: (state, { payload: key }: PayloadAction<string>) => {
      if (isString(key)) state.awaited = key;
    },
    arrived: {
      prepare: ({
        key = newKey(),
        ...rest
      }: Omit<LocationState, 'key' | 'awaited' | 'arrivedAt'> & { key?: string }) => ({
        payload: { ...rest, key, awaited: null, arrivedAt: new Date().toISOString() },
      }),
      reducer: (state, { payload }: PayloadAction<LocationState>) => {
        if (namesPage(payload)) Object.assign(state, validFields<LocationState>(payload, checks));
      },
    },
    pageFailedToLoad: (state, { payload }: PayloadAction<LoadFailure>) => {
      if (isOneOf(loadFailures, payload)) state.loadFailure = payload;
    },
    /** The texts of a language that was chosen did not come. */
    languageFailed: { prepare: () => ({ payload: newKey() }), reducer: (_state, _action: PayloadAction<string>) => {} },
    /** The same page at another address, as in another language. */
    pathChanged: (state, { payload }: PayloadAction<string>) => {
      if (checks.path(payload)) state.path = payload;
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
    selectAwaited: ({ awaited }) => awaited,
    selectLoadFailure: ({ loadFailure }) => loadFailure,
    selectArrival: ({ arrival }) => arrival,
    /** In UTC, as all dates of the site. */
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

export const { linkFollowed, arrived, pageFailedToLoad, languageFailed, pathChanged, queryChanged } =
  locationSlice.actions;

/** An arrival that names a page, as all do but some of those dispatched by hand. */
export function isArrival(action: unknown): action is ReturnType<typeof arrived> {
  return arrived.match(action) && namesPage(action.payload);
}

export const {
  selectLocation,
  selectPath,
  selectPlainPath,
  selectQuery,
  selectAwaited,
  selectLoadFailure,
  selectArrival,
  selectYear,
  selectLanguage,
  selectRouterLocation,
} = locationSlice.selectors;
