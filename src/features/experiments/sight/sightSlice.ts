import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { injectLate, type AppThunk } from '../../../lib/store';
import { isOneOf } from '../../../lib/payload';
import { isArrival } from '../../../router/locationSlice';
import { readFacts, readFactsOf, type BrowserFacts } from './browserFacts';
import { resetWhenLeaving } from '../experimentsSlice';
import { facts, matchingPlaces, townSize, type Fact } from './town';

interface SightState {
  /** Null until the visitor lets the page look. No support report and no file of the visit holds them. */
  browserFacts: BrowserFacts | null;
  /** What is known of one person of the town. */
  known: Fact[];
  /** The place of that person. */
  person: number;
  /** Somebody was the only one who fits. */
  isTried: boolean;
}

const initialState: SightState = {
  browserFacts: null,
  known: [],
  // In the middle of the town.
  person: 5061,
  isTried: false,
};

const isFound = ({ known, person }: SightState) => matchingPlaces(known, person).length === 1;

/** From one person to the next, so far apart that everybody has a turn. */
const step = 617;

export const sightSlice = createSlice({
  name: 'sight',
  initialState,
  reducers: {
    browserSeen: (state, { payload }: PayloadAction<{ browserFacts: BrowserFacts }>) => {
      const facts = readFactsOf(payload?.browserFacts);
      if (facts) state.browserFacts = facts;
    },
    browserForgotten: (state) => {
      state.browserFacts = null;
    },
    factToggled: (state, { payload }: PayloadAction<Fact>) => {
      if (isOneOf(facts, payload))
        state.known = facts.filter((fact) => state.known.includes(fact) !== (fact === payload));
      state.isTried ||= isFound(state);
    },
    personChanged: (state) => {
      state.person = (state.person + step) % townSize;
      state.isTried ||= isFound(state);
    },
  },
  extraReducers: (builder) => builder.addMatcher(isArrival, resetWhenLeaving('video5', initialState)),
});

declare module '../../../lib/store' {
  interface RootState extends Partial<WithSlice<typeof sightSlice>> {}
}

export const { browserSeen, browserForgotten, factToggled, personChanged } = sightSlice.actions;
export const { selectSlice: selectSight } = injectLate(sightSlice);

export const look =
  (): AppThunk<void> =>
  (dispatch, _getState, { readBrowser }) => {
    dispatch(browserSeen({ browserFacts: readBrowser(readFacts) }));
  };
