import { repairBlock, noncesTried, originalBlocks, writeBlock } from './blocks';
import { chainRestarted, chainSlice, chanceToCatchUp, raceChanged, selectChain } from './chainSlice';

const { reducer } = chainSlice;
const start = reducer(undefined, { type: 'x' });
const written = { number: 2, text: 'Mira → Atlas: 30', previous: originalBlocks[0]!.hash, nonce: 971 };
const changed = reducer(start, writeBlock.pending('r1', written));
const hashed = writeBlock.fulfilled('ab12', 'r1', written);
const repaired = { number: 2, text: written.text, previous: 'cd34' };

it('B8, B15 shows its beginning in a state from before its code came', () => {
  expect(selectChain({ chain: changed })).toBe(changed);
  expect(selectChain({})).toEqual(start);
});

it('B15 shows a text at once, and its hash when that is computed', () => {
  expect(changed.blocks[1]).toEqual({ ...written, hash: originalBlocks[1]!.hash });
  expect(reducer(changed, hashed).blocks).toEqual(originalBlocks.with(1, { ...written, hash: 'ab12' }));
});

it.each([
  ['text', { text: 'Mira → Atlas: 300' }],
  ['hash of the block before', { previous: 'cd34' }],
  ['nonce', { nonce: 7 }],
])('B15 keeps no hash of a block whose %s has changed meanwhile', (_what, change) => {
  const again = reducer(changed, writeBlock.pending('r2', { ...written, ...change }));
  expect(reducer(again, hashed)).toEqual(again);
});

it('B15 counts the tries of a repair, and takes what it found', () => {
  const repairing = reducer(reducer(changed, repairBlock.pending('r2', repaired)), noncesTried(256));
  expect(repairing.repairing).toEqual({ number: 2, requestId: 'r2', tries: 256 });
  const found = { nonce: 300, hash: '000ab' };
  const state = reducer(repairing, repairBlock.fulfilled(found, 'r2', repaired));
  expect(state).toMatchObject({ repairing: null });
  expect(state.blocks[1]).toEqual({ ...repaired, ...found });
  for (const other of [repairing, changed]) {
    expect(reducer(other, repairBlock.fulfilled(found, 'r1', repaired))).toEqual(other);
  }
});

it('B15 begins the chain anew, and leaves the race as it is', () => {
  const race = { share: 30, behind: 2 };
  const state = [hashed, raceChanged({ share: 30 })].reduce(reducer, changed);
  expect(state.race).toEqual(race);
  expect(reducer(state, chainRestarted())).toEqual({ ...start, race });
});

it.each([
  [10, 0, '1.0000000'],
  [10, 5, '0.0009137'],
  [10, 10, '0.0000012'],
  [30, 10, '0.0416605'],
  [30, 50, '0.0000006'],
])('B15 computes the chance in the table of the Bitcoin paper (share %s %%, %s blocks)', (share, behind, chance) => {
  expect(chanceToCatchUp({ share, behind }).toFixed(7)).toBe(chance);
});

it('B15 lets half of the power catch up for certain, and none never', () => {
  expect(chanceToCatchUp({ share: 50, behind: 10 })).toBe(1);
  expect(chanceToCatchUp({ share: 0, behind: 1 })).toBe(0);
});
