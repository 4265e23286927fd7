import { createSlice, isRejected, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../app/rootReducer';
import { paths, plainPath } from '../../lib/paths';
import { arrived } from '../../router/locationSlice';
import type { ExperimentName } from './Prediction';

interface ExperimentsState {
  /** What the visitor thinks will come out. */
  predictions: Partial<Record<ExperimentName, string>>;
  hasCryptoFailed: boolean;
}

const initialState: ExperimentsState = { predictions: {}, hasCryptoFailed: false };

/** State shared by all experiments. */
export const experimentsSlice = createSlice({
  name: 'experiments',
  initialState,
  reducers: {
    predicted: ({ predictions }, { payload }: PayloadAction<ExperimentsState['predictions']>) => {
      Object.assign(predictions, payload);
    },
  },
  extraReducers: (builder) =>
    // Web Crypto thunks are named `crypto/…`. A `rejectWithValue` is an expected result, not a failure.
    builder.addMatcher(isRejected, (state, { type, meta }) => {
      if (type.startsWith('crypto/') && !meta.rejectedWithValue) state.hasCryptoFailed = true;
    }),
});

export const { predicted } = experimentsSlice.actions;
export const { selectSlice: selectExperiments } = experimentsSlice.injectInto(rootReducer, { overrideExisting: true });

/** Resets an experiment when the visitor leaves its page; a change of language keeps its state. */
export const resetWhenLeaving =
  <State>(videoId: string, initialState: State) =>
  (state: State, { payload }: ReturnType<typeof arrived>) =>
    !payload || plainPath(payload.path) === paths.video(videoId) ? state : initialState;
