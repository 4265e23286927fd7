import { createHash } from 'node:crypto';
import { makeStore } from '../../../app/store';
import { arriveAt } from '../../../router/navigate';
import { fakeServices } from '../../../test/fakeServices';
import { expectedPrevious, findBroken, hasWork, isOriginal, repairBlock, originalBlocks, writeBlock } from './blocks';
import { chainRestarted, repairStopped, selectChain } from './chainSlice';

type Unhashed = Omit<(typeof originalBlocks)[number], 'hash'>;
const hashOf = ({ number, previous, text, nonce }: Unhashed) =>
  createHash('sha256').update(`${number}\n${previous}\n${text}\n${nonce}`).digest('hex');

const withOtherHash = (number: number, hash: string) =>
  originalBlocks.with(number - 1, { ...originalBlocks[number - 1]!, hash });

const cheat: Unhashed = { number: 1, text: 'Nova → Mira: 50', previous: '', nonce: 10017 };

/** A chain whose first block was changed. */
async function cheated() {
  const { dispatch, getState } = makeStore(fakeServices());
  await dispatch(writeBlock(cheat));
  const chain = () => selectChain(getState());
  const repair = (number: number) => {
    const { text } = chain().blocks[number - 1]!;
    return dispatch(repairBlock({ number, text, previous: expectedPrevious(chain().blocks, number) }));
  };
  return { dispatch, chain, repair };
}

it('B15 begins with hashes that are the SHA-256 of what the blocks hold, and begin with zeros', () => {
  expect(originalBlocks.map(({ hash }) => hash)).toEqual(originalBlocks.map(hashOf));
  expect(originalBlocks.map(({ hash }) => hasWork(hash))).toEqual([true, true, true]);
  expect(findBroken(originalBlocks)).toBeUndefined();
  expect(isOriginal(originalBlocks)).toBe(true);
});

it.each([
  ['whose hash shows no work', 1, 'ab12', 1],
  ['after one whose hash is another', 1, '000ab', 2],
  ['after one whose hash is another', 2, '000ab', 3],
])('B15 finds the block broken %s (%s, %s)', (_what, number, hash, broken) => {
  expect(findBroken(withOtherHash(number, hash))?.number).toBe(broken);
});

it('B15 tells a chain that fits from the one that others hold', () => {
  const blocks = withOtherHash(3, '000ab');
  expect(findBroken(blocks)).toBeUndefined();
  expect(isOriginal(blocks)).toBe(false);
});

it('B15 repairs a changed chain by trying nonces', async () => {
  const { chain, repair } = await cheated();
  expect(chain().blocks[0]).toEqual({ ...cheat, hash: hashOf(cheat) });
  for (const number of [1, 2, 3]) {
    expect(findBroken(chain().blocks)?.number).toBe(number);
    await repair(number);
  }
  const { blocks, repairing } = chain();
  expect(findBroken(blocks)).toBeUndefined();
  expect(blocks.map(({ hash }) => hash)).toEqual(blocks.map(hashOf));
  expect(repairing).toBeNull();
});

it.each([
  ['it is stopped', repairStopped()],
  ['the chain begins anew', chainRestarted()],
  ['a text is changed', writeBlock.pending('r', cheat)],
  ['the visitor leaves', arriveAt('/videos', 'link', null)],
])('B15 stops a repair when %s, and leaves the block as it was', async (_when, action) => {
  const { dispatch, chain, repair } = await cheated();
  const repairing = repair(1);
  expect(chain().repairing).toMatchObject({ number: 1, tries: 0 });
  dispatch(action);
  const { blocks } = chain();
  expect((await repairing).payload).toBeNull();
  expect(chain()).toMatchObject({ blocks, repairing: null });
});
