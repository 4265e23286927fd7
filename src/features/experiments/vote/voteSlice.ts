import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { injectLate } from '../../../lib/store';
import { isOneOf, isWithin, validFields } from '../../../lib/payload';

export interface Vote {
  /** What a vote counts: one for each person, or one for each token. */
  counts: 'people' | 'tokens';
  members: number;
  /** Per cent who vote: of members, or of the tokens of small holders. */
  turnout: number;
  /** Per cent that must vote. */
  quorum: number;
  /** Per cent of the tokens that large holders have, who always vote. */
  share: number;
}

interface VoteState extends Vote {
  /** Large holders have decided on their own: what the prediction asks about. */
  isTried: boolean;
}

const initialState: VoteState = {
  counts: 'tokens',
  members: 500,
  turnout: 40,
  quorum: 0,
  share: 20,
  isTried: false,
};

const isPercent = (value: unknown) => isWithin(0, 100, value);
const checks = {
  counts: (counts: unknown) => isOneOf(['people', 'tokens'], counts),
  members: (members: unknown) => isWithin(1, 1000, members),
  turnout: isPercent,
  quorum: isPercent,
  share: isPercent,
};

export const voteSlice = createSlice({
  name: 'vote',
  initialState,
  reducers: {
    voteChanged: (state, { payload }: PayloadAction<Partial<Vote>>) => {
      Object.assign(state, validFields<Vote>(payload, checks));
      state.isTried ||= outcomeOf(state).verdict === 'holders';
    },
  },
});

declare module '../../../lib/store' {
  interface RootState extends Partial<WithSlice<typeof voteSlice>> {}
}

export const { voteChanged } = voteSlice.actions;
export const { selectSlice: selectVote } = injectLate(voteSlice);

export interface Outcome {
  /** Of all votes that there are, in per cent: those that were cast. */
  cast: number;
  /** Of all votes that there are, in per cent: what decides. By people the least majority, by tokens the large holders. */
  deciding: number;
  /** Of the votes cast, in per cent: what decides. */
  power: number;
  /** `short`: the quorum is missed; `few`: less than a tenth of all can decide; `holders`: large holders have more than half of the votes. */
  verdict: 'nobody' | 'short' | 'few' | 'many' | 'holders' | 'shared';
}

export function outcomeOf(vote: Vote): Outcome {
  return vote.counts === 'people' ? byPeople(vote) : byTokens(vote);
}

export const votersOf = ({ members, turnout }: Vote) => Math.round((members * turnout) / 100);
/** The smallest number of voters that is more than half of them. */
export const majorityOf = (vote: Vote) => Math.floor(votersOf(vote) / 2) + 1;

function byPeople(vote: Vote): Outcome {
  const voters = votersOf(vote);
  const cast = (voters / vote.members) * 100;
  if (voters === 0) return { cast, deciding: 0, power: 0, verdict: 'nobody' };
  const deciding = (majorityOf(vote) / vote.members) * 100;
  const power = (majorityOf(vote) / voters) * 100;
  return { cast, deciding, power, verdict: withinQuorum(cast, vote.quorum, deciding < 10 ? 'few' : 'many') };
}

function byTokens({ turnout, quorum, share }: Vote): Outcome {
  const cast = share + ((100 - share) * turnout) / 100;
  if (cast === 0) return { cast, deciding: 0, power: 0, verdict: 'nobody' };
  const power = (share / cast) * 100;
  return { cast, deciding: share, power, verdict: withinQuorum(cast, quorum, power > 50 ? 'holders' : 'shared') };
}

function withinQuorum(cast: number, quorum: number, verdict: Outcome['verdict']): Outcome['verdict'] {
  return cast < quorum ? 'short' : verdict;
}
