import { createAction } from '@reduxjs/toolkit';
import { givenTexts } from '../../../lib/jsonWithoutTyped';
import { createAppAsyncThunk } from '../../../lib/store';
import { toHex } from '../Digits';

export interface Block {
  number: number;
  text: string;
  /** The hash of the block before, as it is written in this one; empty in the first block. */
  previous: string;
  /** The number found by trying, with which the hash begins with `zeros`. */
  nonce: number;
  hash: string;
}

/** What the hash of a block must begin with: some 4,000 tries, a second of a slow phone. */
export const zeros = '000';

/** The same in every language, so that its hashes are the same too. */
const hashes = [
  '00054cb7684f562f36478d7730b5bd280c7cd83e429f6e2ca4fba73dffc11253',
  '0003128881407ef88c665ebe9d656af6c951308c477b6c2b1fe85045fbedbca8',
  '00063c328eaee12e8ef3b16e0832e72a9cdfe48eda0112f63f6f2693b5d2311b',
] as const;
export const originalBlocks: Block[] = [
  { number: 1, text: 'Nova → Mira: 5', previous: '', nonce: 10017, hash: hashes[0] },
  { number: 2, text: 'Mira → Atlas: 3', previous: hashes[0], nonce: 971, hash: hashes[1] },
  { number: 3, text: 'Atlas → Nova: 1', previous: hashes[1], nonce: 4696, hash: hashes[2] },
];

/** What the page itself writes into the first one. */
export const cheatedText = originalBlocks[0]!.text.replace('5', '50');
for (const text of [...originalBlocks.map((block) => block.text), cheatedText]) givenTexts.add(text);

type Unhashed = Omit<Block, 'hash'>;

async function hashOf(crypto: SubtleCrypto, { number, previous, text, nonce }: Unhashed): Promise<string> {
  const bytes = new TextEncoder().encode(`${number}\n${previous}\n${text}\n${nonce}`);
  return toHex(await crypto.digest('SHA-256', bytes));
}

export const writeBlock = createAppAsyncThunk('crypto/writeBlock', (block: Unhashed, { extra: { subtleCrypto } }) =>
  hashOf(subtleCrypto!, block),
);

export const noncesTried = createAction<number>('chain/noncesTried');

/** The browser computes so many at once; between them it answers the visitor and shows the count. */
const triesAtOnce = 256;
const triesPerReport = 1024;

/** Tries nonces from 1 on until the hash of the block begins with zeros, or until the state names no repair of this request. */
export const repairBlock = createAppAsyncThunk(
  'crypto/repairBlock',
  async (block: Omit<Unhashed, 'nonce'>, { dispatch, getState, requestId, extra: { subtleCrypto } }) => {
    for (let tried = 0; getState().chain?.repairing?.requestId === requestId; tried += triesAtOnce) {
      if (tried > 0 && tried % triesPerReport === 0) dispatch(noncesTried(tried));
      const nonces = Array.from({ length: triesAtOnce }, (_, index) => tried + index + 1);
      const hashes = await Promise.all(nonces.map((nonce) => hashOf(subtleCrypto!, { ...block, nonce })));
      const found = hashes.findIndex(hasWork);
      if (found !== -1) return { nonce: nonces[found]!, hash: hashes[found]! };
    }
    return null;
  },
);

export function hasWork(hash: string): boolean {
  return hash.startsWith(zeros);
}

/** The hash that a block should name: that of the block before, and none in the first. */
export function expectedPrevious(blocks: Block[], number: number): string {
  return blocks[number - 2]?.hash ?? '';
}

export function isLinked(blocks: Block[], { number, previous }: Block): boolean {
  return previous === expectedPrevious(blocks, number);
}

/** Whether a block names the hash of the one before, and its own shows work. */
export function fitsIn(blocks: Block[], block: Block): boolean {
  return isLinked(blocks, block) && hasWork(block.hash);
}

export function findBroken(blocks: Block[]): Block | undefined {
  return blocks.find((block) => !fitsIn(blocks, block));
}

/** Whether the chain ends in the hash in which the copies of others end. */
export function isOriginal(blocks: Block[]): boolean {
  return blocks.at(-1)!.hash === originalBlocks.at(-1)!.hash;
}
