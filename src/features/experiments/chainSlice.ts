import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../../app/hooks';
import { addExperiment } from './experimentsReducer';
import { originalBlocks, writeBlock } from './blocks';

export interface ChainState {
  blocks: typeof originalBlocks;
  /** How many copies of others the visitor made say what the own one says. */
  rewrittenCopies: number;
  /** The browser's cryptography was asked and did not answer. */
  hasCryptoFailed: boolean;
}

const initialState: ChainState = { blocks: originalBlocks, rewrittenCopies: 0, hasCryptoFailed: false };

const chainSlice = createSlice({
  name: 'chain',
  initialState,
  reducers: {
    chainRestarted: () => initialState,
    copiesRewritten: (state, { payload }: PayloadAction<number>) => {
      state.rewrittenCopies = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(writeBlock.pending, ({ blocks }, { meta: { arg } }) => {
        Object.assign(blocks[arg.number - 1]!, arg);
      })
      .addCase(writeBlock.fulfilled, (state, { payload: hash, meta: { arg } }) => {
        const block = state.blocks[arg.number - 1]!;
        // The block may have been written anew meanwhile.
        if (block.text !== arg.text || block.previous !== arg.previous) return;
        block.hash = hash;
        // What others were made to say is another chain now.
        state.rewrittenCopies = 0;
      })
      .addCase(writeBlock.rejected, (state) => {
        state.hasCryptoFailed = true;
      }),
});

export const { chainRestarted, copiesRewritten } = chainSlice.actions;
export const chainReducer = chainSlice.reducer;
addExperiment('chain', chainReducer);

export const selectChain = ({ experiments }: RootState): ChainState => experiments.chain ?? initialState;
