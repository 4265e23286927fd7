import { createSelector, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../app/hooks';
import type { Address } from '../lib/address';
import { defaultLanguage, type Language } from '../lib/language';
import { languageOfPath, plainPath } from '../lib/paths';

/** How the visitor came to the address: first load, a link inside the site, or Back and Forward. */
export type Arrival = 'load' | 'link' | 'history';

/** Why the current page cannot be shown: its code or texts are gone from the site, or the network is away. */
export type LoadFailure = 'gone' | 'offline';

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
  /** Decides the language of addresses without prefix. */
  preferredLanguage: Language;
}

type ArrivedAt = Omit<LocationState, 'preferredLanguage'>;

const initialState: LocationState = {
  path: '/',
  query: '',
  state: null,
  arrival: 'load',
  loadFailure: null,
  arrivedAt: '1970-01-01T00:00:00.000Z',
  key: 'first',
  preferredLanguage: defaultLanguage,
};

export const newKey = () => nanoid(8);

const locationSlice = createSlice({
  name: 'location',
  initialState,
  reducers: {
    arrived: {
      prepare: ({ key = newKey(), ...rest }: Omit<ArrivedAt, 'key' | 'arrivedAt'> & { key?: string }) => ({
        payload: { ...rest, key, arrivedAt: new Date().toISOString() },
      }),
      reducer: (state, { payload }: PayloadAction<ArrivedAt>) => {
        Object.assign(state, payload);
      },
    },
    pageFailedToLoad: (state, { payload }: PayloadAction<LoadFailure>) => {
      state.loadFailure = payload;
    },
    queryChanged: (state, { payload }: PayloadAction<string>) => {
      state.query = payload;
    },
    preferenceDetected: (state, { payload }: PayloadAction<Language>) => {
      state.preferredLanguage = payload;
    },
    languageChosen: (state, { payload }: PayloadAction<Language>) => {
      state.preferredLanguage = payload;
      if (languageOfPath(state.path) !== payload) state.path = plainPath(state.path);
    },
  },
});

export const { arrived, pageFailedToLoad, queryChanged, preferenceDetected, languageChosen } = locationSlice.actions;
export const locationReducer = locationSlice.reducer;

export const selectPath = (state: RootState) => state.location.path;
export const selectPlainPath = (state: RootState) => plainPath(state.location.path);
export const selectQuery = (state: RootState) => state.location.query;
export const selectLoadFailure = (state: RootState) => state.location.loadFailure;
export const selectArrival = (state: RootState) => state.location.arrival;
/** In UTC, as all dates of the site. */
export const selectYear = (state: RootState) => Number(state.location.arrivedAt.slice(0, 4));
export const selectLanguage = (state: RootState): Language =>
  languageOfPath(state.location.path) ?? state.location.preferredLanguage;

/**
 * The location in react-router's shape. Without the query, which no page reads there: a change of it renders no link again.
 * Only the last is kept: each arrival has a key of its own, and would stay in memory.
 */
export const selectRouterLocation = createSelector(
  [selectPath, (state: RootState) => state.location.state, (state: RootState) => state.location.key],
  (pathname, state, key) => ({ pathname, search: '', hash: '', state, key }),
  { memoizeOptions: { maxSize: 1 } },
);
