/** @jest-environment node */
import { makeStore } from '../../app/store';
import { fakeServices } from '../../test/fakeServices';
import { originalBlocks, writeBlock } from './blocks';
import { chainReducer, chainRestarted, copiesRewritten, selectChain } from './chainSlice';

const start = chainReducer(undefined, { type: 'start' });
const written = { number: 1, text: 'Nova → Mira: 50', previous: '' };
const changed = chainReducer(start, writeBlock.pending('r1', written));
const hashed = writeBlock.fulfilled('ab12', 'r1', written);

it('B15 begins with the original blocks, and with copies that say the same', () => {
  expect(start).toEqual({ blocks: originalBlocks, rewrittenCopies: 0, hasCryptoFailed: false });
});

it('B15 keeps the chain in the store, and shows its beginning where the store is older than its code', () => {
  const store = makeStore(fakeServices());
  store.dispatch(copiesRewritten(2));
  expect(selectChain(store.getState())).toEqual({ ...start, rewrittenCopies: 2 });
  expect(selectChain({ ...store.getState(), experiments: {} })).toEqual(start);
});

it('B15 shows a text at once, and its hash when that is computed', () => {
  expect(changed.blocks[0]).toEqual({ ...written, hash: originalBlocks[0]!.hash });
  const state = chainReducer(changed, hashed);
  expect(state.blocks[0]).toEqual({ ...written, hash: 'ab12' });
  expect(state.blocks.slice(1)).toEqual(originalBlocks.slice(1));
});

it.each([
  ['text', { text: 'Nova → Mira: 500' }],
  ['hash of the block before', { previous: 'cd34' }],
])('B15 keeps no hash of a block whose %s has changed meanwhile', (_what, change) => {
  const again = chainReducer(changed, writeBlock.pending('r2', { ...written, ...change }));
  expect(chainReducer(again, hashed)).toEqual(again);
});

it('B15 begins the chain anew', () => {
  const state = chainReducer(chainReducer(changed, hashed), copiesRewritten(3));
  expect(state.rewrittenCopies).toBe(3);
  expect(chainReducer(state, chainRestarted())).toEqual(start);
});

it('B15 counts rewritten copies for one chain alone', () => {
  expect(chainReducer(chainReducer(changed, copiesRewritten(3)), hashed).rewrittenCopies).toBe(0);
});

it('B15 knows that the cryptography failed', () => {
  const failed = writeBlock.rejected(new Error('No cryptography'), 'r1', written);
  expect(chainReducer(changed, failed).hasCryptoFailed).toBe(true);
});
