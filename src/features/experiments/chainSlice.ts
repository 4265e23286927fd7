import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../app/rootReducer';
import { originalBlocks, writeBlock, type Block } from './blocks';

interface ChainState {
  blocks: Block[];
  /** How many copies of others the visitor made say what the own one says. */
  rewrittenCopies: number;
  /** The browser's cryptography was asked and did not answer. */
  hasCryptoFailed: boolean;
}

const initialState: ChainState = { blocks: originalBlocks, rewrittenCopies: 0, hasCryptoFailed: false };

/** The block that a thunk was given, if there is one. */
const writtenIn = ({ blocks }: ChainState, meta: { arg: { number: number } } | undefined) =>
  blocks.find(({ number }) => number === meta?.arg.number);

export const chainSlice = createSlice({
  name: 'chain',
  initialState,
  reducers: {
    chainRestarted: () => initialState,
    copiesRewritten: (state, { payload }: PayloadAction<number>) => {
      state.rewrittenCopies = payload ?? 0;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(writeBlock.pending, (state, { meta }) => {
        const block = writtenIn(state, meta);
        if (block) Object.assign(block, meta.arg);
      })
      .addCase(writeBlock.fulfilled, (state, { payload: hash, meta }) => {
        const block = writtenIn(state, meta);
        // The block may have been written anew meanwhile.
        if (!block || block.text !== meta.arg.text || block.previous !== meta.arg.previous) return;
        block.hash = hash;
        // What others were made to say is another chain now.
        state.rewrittenCopies = 0;
      })
      .addCase(writeBlock.rejected, (state) => {
        state.hasCryptoFailed = true;
      }),
  selectors: { selectChain: (state) => state },
});

export const { chainRestarted, copiesRewritten } = chainSlice.actions;
export const { selectChain } = chainSlice.injectInto(rootReducer, { overrideExisting: true }).selectors;
