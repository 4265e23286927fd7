import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { injectLate } from '../../../lib/store';
import { isString, isWithin, validFields } from '../../../lib/payload';
import { isArrival } from '../../../router/locationSlice';
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
  race: Race;
}

const initialState: ChainState = {
  blocks: originalBlocks,
  repairing: null,
  race: { share: 10, behind: 2 },
};

/** In blocks. */
export const farthest = 10;
const isCount = (count: unknown): count is number => isWithin(0, Number.MAX_SAFE_INTEGER, count);
const isOfBlock = { number: isCount, text: isString, previous: isString, nonce: isCount };

/** What an action says of a block, and the block that it names. */
function writtenIn({ blocks }: ChainState, meta: { arg?: unknown } | null | undefined) {
  const written = validFields<Omit<Block, 'hash'>>(meta?.arg, isOfBlock);
  return { written, block: blocks.find(({ number }) => number === written.number) };
}

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
      const isShare = (share: unknown) => isWithin(1, 99, share);
      const isDistance = (blocks: unknown) => isWithin(0, farthest, blocks);
      Object.assign(race, validFields<Race>(payload, { share: isShare, behind: isDistance }));
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(writeBlock.pending, (state, { meta }) => {
        const { block, written } = writtenIn(state, meta);
        if (!block) return;
        Object.assign(block, written);
        stop(state);
      })
      .addCase(writeBlock.fulfilled, (state, { payload: hash, meta }) => {
        const { block, written } = writtenIn(state, meta);
        if (!block || !isString(hash)) return;
        // The block may have been rewritten meanwhile.
        const isSame = block.text === written.text && block.nonce === written.nonce;
        if (isSame && block.previous === written.previous) block.hash = hash;
      })
      .addCase(repairBlock.pending, (state, { meta }) => {
        const { block } = writtenIn(state, meta);
        if (block && isString(meta.requestId))
          state.repairing = { number: block.number, requestId: meta.requestId, tries: 0 };
      })
      .addCase(noncesTried, ({ repairing }, { payload }) => {
        if (repairing && isCount(payload)) repairing.tries = payload;
      })
      .addCase(repairBlock.fulfilled, (state, { payload: found, meta }) => {
        const { block, written } = writtenIn(state, meta);
        const { nonce, hash } = Object(found) as Partial<Block>;
        if (!block || !isCount(nonce) || !isString(hash) || state.repairing?.requestId !== meta.requestId) return;
        Object.assign(block, written, { nonce, hash });
        stop(state);
      })
      .addMatcher(isArrival, stop),
});

declare module '../../../lib/store' {
  interface RootState extends Partial<WithSlice<typeof chainSlice>> {}
}

export const { chainRestarted, repairStopped, raceChanged } = chainSlice.actions;
export const { selectSlice: selectChain } = injectLate(chainSlice);

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
