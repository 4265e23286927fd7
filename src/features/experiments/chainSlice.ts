import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../app/rootReducer';
import { arrived } from '../../router/locationSlice';
import { repairBlock, noncesTried, originalBlocks, writeBlock, type Block } from './blocks';

interface Race {
  /** Per cent of all computing power. */
  share: number;
  /** In blocks. */
  behind: number;
}

interface ChainState {
  blocks: Block[];
  repairing: { number: number; requestId: string; tries: number } | null;
  /** What all repairs that are done have cost. */
  tries: number;
  race: Race;
}

const initialState: ChainState = {
  blocks: originalBlocks,
  repairing: null,
  tries: 0,
  race: { share: 10, behind: 2 },
};

const writtenIn = ({ blocks }: ChainState, meta: { arg: { number: number } } | undefined) =>
  blocks.find(({ number }) => number === meta?.arg.number);

const stop = (state: ChainState) => {
  state.repairing = null;
};

export const chainSlice = createSlice({
  name: 'chain',
  initialState,
  reducers: {
    chainRestarted: ({ race }) => ({ ...initialState, race }),
    repairStopped: stop,
    raceChanged: ({ race }, { payload }: PayloadAction<Partial<Race>>) => {
      Object.assign(race, payload);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(writeBlock.pending, (state, { meta }) => {
        const block = writtenIn(state, meta);
        if (block) Object.assign(block, meta.arg);
        stop(state);
      })
      .addCase(writeBlock.fulfilled, (state, { payload: hash, meta }) => {
        const block = writtenIn(state, meta);
        // The block may have been rewritten meanwhile.
        const isSame = block?.text === meta?.arg.text && block?.nonce === meta?.arg.nonce;
        if (block && isSame && block.previous === meta.arg.previous) block.hash = hash;
      })
      .addCase(repairBlock.pending, (state, { meta }) => {
        if (meta) state.repairing = { number: meta.arg.number, requestId: meta.requestId, tries: 0 };
      })
      .addCase(noncesTried, ({ repairing }, { payload }) => {
        if (repairing) repairing.tries = payload ?? repairing.tries;
      })
      .addCase(repairBlock.fulfilled, (state, { payload: found, meta }) => {
        const block = writtenIn(state, meta);
        if (!found || !block || state.repairing?.requestId !== meta.requestId) return;
        Object.assign(block, { previous: meta.arg.previous, ...found });
        state.tries += found.nonce;
        stop(state);
      })
      .addCase(arrived, stop),
});

export const { chainRestarted, repairStopped, raceChanged } = chainSlice.actions;
export const { selectSlice: selectChain } = chainSlice.injectInto(rootReducer, { overrideExisting: true });

/** Terms of the sum after so many more blocks are negligible. */
const extraTerms = 100;

/**
 * The chance of ever catching up with a chain that went on by some blocks: section 11 of "Bitcoin: A Peer-to-Peer Electronic Cash System"
 * (2008), summed directly, because 1 − … loses precision where the chance is small.
 */
export function chanceToCatchUp({ share, behind }: Race): number {
  if (share >= 50) return 1;
  const ratio = share / (100 - share);
  const expected = behind * ratio;
  let chance = 0;
  let poisson = Math.exp(-expected);
  for (let blocks = 0; blocks <= behind + extraTerms; blocks += 1) {
    chance += poisson * Math.min(1, ratio ** (behind - blocks));
    poisson *= expected / (blocks + 1);
  }
  return chance;
}
