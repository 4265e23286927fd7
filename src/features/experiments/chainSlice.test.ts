/** @jest-environment node */
import { originalBlocks, writeBlock } from './blocks';
import { chainRestarted, chainSlice, copiesRewritten, selectChain } from './chainSlice';

const { reducer } = chainSlice;
const start = reducer(undefined, { type: 'x' });
const written = { number: 1, text: 'Nova → Mira: 50', previous: '' };
const changed = reducer(start, writeBlock.pending('r1', written));
const hashed = writeBlock.fulfilled('ab12', 'r1', written);

it('B15 begins with the original blocks, and with copies that say the same', () => {
  expect(start).toEqual({ blocks: originalBlocks, rewrittenCopies: 0, hasCryptoFailed: false });
});

it('B8, B15 shows its beginning in a state from before its code came', () => {
  const chain = reducer(start, copiesRewritten(2));
  expect(selectChain({ chain })).toBe(chain);
  expect(selectChain({})).toEqual(start);
});

it('B15 shows a text at once, and its hash when that is computed', () => {
  expect(changed.blocks[0]).toEqual({ ...written, hash: originalBlocks[0]!.hash });
  const state = reducer(changed, hashed);
  expect(state.blocks[0]).toEqual({ ...written, hash: 'ab12' });
  expect(state.blocks.slice(1)).toEqual(originalBlocks.slice(1));
});

it.each([
  ['text', { text: 'Nova → Mira: 500' }],
  ['hash of the block before', { previous: 'cd34' }],
])('B15 keeps no hash of a block whose %s has changed meanwhile', (_what, change) => {
  const again = reducer(changed, writeBlock.pending('r2', { ...written, ...change }));
  expect(reducer(again, hashed)).toEqual(again);
});

it('B15 begins the chain anew', () => {
  const state = reducer(reducer(changed, hashed), copiesRewritten(3));
  expect(state.rewrittenCopies).toBe(3);
  expect(reducer(state, chainRestarted())).toEqual(start);
});

it('B15 counts rewritten copies for one chain alone', () => {
  expect(reducer(reducer(changed, copiesRewritten(3)), hashed).rewrittenCopies).toBe(0);
});

it('B15 knows that the cryptography failed', () => {
  const failed = writeBlock.rejected(new Error('No cryptography'), 'r1', written);
  expect(reducer(changed, failed).hasCryptoFailed).toBe(true);
});
