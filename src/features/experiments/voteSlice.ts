import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../app/rootReducer';

export interface Vote {
  /** What a vote counts: one for each person, or one for each token. */
  counts: 'people' | 'tokens';
  members: number;
  /** In per cent, as the next two: who votes, of people or of the tokens outside the few large holders. */
  turnout: number;
  quorum: number;
  /** The tokens of the large holders, who always vote. */
  share: number;
}

const initialState: Vote = { counts: 'people', members: 500, turnout: 12, quorum: 10, share: 20 };

export const voteSlice = createSlice({
  name: 'vote',
  initialState,
  reducers: {
    voteChanged: (state, { payload }: PayloadAction<Partial<Vote>>) => {
      Object.assign(state, payload);
    },
  },
  selectors: { selectVote: (state) => state },
});

export const { voteChanged } = voteSlice.actions;
export const { selectVote } = voteSlice.injectInto(rootReducer).selectors;
