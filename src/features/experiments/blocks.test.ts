/** @jest-environment node */
import { createHash } from 'node:crypto';
import { makeStore } from '../../app/store';
import { fakeServices } from '../../test/fakeServices';
import { findBroken, isOriginal, originalBlocks, writeBlock, type Block } from './blocks';

const hashOf = ({ number, previous, text }: Omit<Block, 'hash'>) =>
  createHash('sha256').update(`${number}\n${previous}\n${text}`).digest('hex');

const withOtherHash = (number: number) =>
  originalBlocks.with(number - 1, { ...originalBlocks[number - 1]!, hash: 'ab12' });

it('B15 begins with hashes that are the SHA-256 of what the blocks hold', () => {
  expect(originalBlocks.map(({ hash }) => hash)).toEqual(originalBlocks.map(hashOf));
  expect(findBroken(originalBlocks)).toBeUndefined();
  expect(isOriginal(originalBlocks)).toBe(true);
});

it.each([1, 2])('B15 finds the block after a changed one (%s) broken, and none when it was the last', (number) => {
  const blocks = withOtherHash(number);
  expect(findBroken(blocks)?.number).toBe(number + 1);
});

it('B15 tells a chain that fits from the one that others hold', () => {
  const blocks = withOtherHash(3);
  expect(findBroken(blocks)).toBeUndefined();
  expect(isOriginal(blocks)).toBe(false);
});

it('B8, B15 computes the hash of a block that is written, in an event that names the chain', async () => {
  const written = { number: 2, text: 'Mira → Atlas: 30', previous: originalBlocks[0]!.hash };
  const event = await makeStore(fakeServices()).dispatch(writeBlock(written));
  expect(event).toMatchObject({ type: 'chain/writeBlock/fulfilled', payload: hashOf(written) });
});
