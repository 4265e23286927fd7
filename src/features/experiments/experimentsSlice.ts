import { createSlice, isRejected, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { injectLate, useAppSelector, useAppStore } from '../../lib/store';
import { paths, plainPath } from '../../lib/paths';
import { isOneOf, ownEntry } from '../../lib/payload';
import type { arrived } from '../../router/locationSlice';
import { useHydrated } from '../../components/useHydrated';

/** The possible answers to each experiment's question, and the right one. */
export const questions = {
  box: { answers: ['nobody', 'top', 'bottom'], right: 'bottom' },
  chain: { answers: ['one', 'two', 'all'], right: 'all' },
  credential: { answers: ['yes', 'no'], right: 'no' },
  hat: { answers: ['few', 'half', 'most'], right: 'few' },
  room: { answers: ['cancels', 'refuses'], right: 'cancels' },
  scam: { answers: ['looks', 'sender', 'asks'], right: 'asks' },
  sight: { answers: ['hundred', 'ten', 'one'], right: 'one' },
  signature: { answers: ['yes', 'no'], right: 'no' },
  token: { answers: ['nothing', 'price', 'all'], right: 'all' },
  vote: { answers: ['yes', 'no'], right: 'yes' },
};
export type ExperimentName = keyof typeof questions;

interface ExperimentsState {
  /** What the visitor thinks will come out. */
  predictions: Partial<Record<ExperimentName, string>>;
  /** The questions whose answer takes one line. */
  folded: Partial<Record<ExperimentName, boolean>>;
  hasCryptoFailed: boolean;
}

const initialState: ExperimentsState = { predictions: {}, folded: {}, hasCryptoFailed: false };

/** State shared by all experiments. */
export const experimentsSlice = createSlice({
  name: 'experiments',
  initialState,
  reducers: {
    predicted: ({ predictions }, { payload }: PayloadAction<ExperimentsState['predictions']>) => {
      for (const name of Object.keys(questions) as ExperimentName[]) {
        const answer = ownEntry(Object(payload) as typeof predictions, name);
        if (isOneOf(questions[name].answers, answer)) predictions[name] = answer;
      }
    },
    predictionFolded: ({ folded }, { payload }: PayloadAction<ExperimentsState['folded']>) => {
      for (const name of Object.keys(questions) as ExperimentName[]) {
        const isFolded = ownEntry(Object(payload) as typeof folded, name);
        if (typeof isFolded === 'boolean') folded[name] = isFolded;
      }
    },
  },
  extraReducers: (builder) =>
    // Web Crypto thunks are named `crypto/…`. A `rejectWithValue` is an expected result, not a failure.
    builder.addMatcher(isRejected, (state, { type, meta }) => {
      if (type.startsWith('crypto/') && !meta.rejectedWithValue) state.hasCryptoFailed = true;
    }),
});

declare module '../../lib/store' {
  interface AppServices {
    /** Web Crypto; undefined where the page came over an insecure connection. */
    subtleCrypto: SubtleCrypto | undefined;
    /** Reads something of the browser. What it reads comes with the code that needs it. */
    readBrowser: <Facts>(read: (window: Window) => Facts) => Facts;
  }
  interface RootState extends Partial<WithSlice<typeof experimentsSlice>> {}
}

export const { predicted, predictionFolded } = experimentsSlice.actions;
export const { selectSlice: selectExperiments } = injectLate(experimentsSlice);

/** Resets an experiment when the visitor leaves its page; a change of language keeps its state. */
export const resetWhenLeaving =
  <State>(videoId: string, initialState: State) =>
  (state: State, { payload }: ReturnType<typeof arrived>) =>
    plainPath(payload.path) === paths.video(videoId) ? state : initialState;

/** The build renders as if Web Crypto were there; after hydration the browser decides. */
export function useCryptoWorks(): boolean {
  const { services } = useAppStore();
  const { hasCryptoFailed } = useAppSelector(selectExperiments);
  const isHydrated = useHydrated();
  return !hasCryptoFailed && (!isHydrated || services.subtleCrypto !== undefined);
}
