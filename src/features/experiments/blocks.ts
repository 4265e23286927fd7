import { createAppAsyncThunk } from '../../app/hooks';
import { toHex } from './Digits';

export interface Block {
  /** Its place in the chain, from 1. */
  number: number;
  text: string;
  /** The hash of the block before, as it is written in this one; empty in the first block. */
  previous: string;
  /** 64 hexadecimal digits. */
  hash: string;
}

/** The same in every language, so that its hashes are the same too. */
export const originalBlocks: Block[] = [
  {
    number: 1,
    text: 'Nova → Mira: 5',
    previous: '',
    hash: 'd1117fe03a4ba7992b8bd583667c32f2145aa738860d14ad742044ba46992b8a',
  },
  {
    number: 2,
    text: 'Mira → Atlas: 3',
    previous: 'd1117fe03a4ba7992b8bd583667c32f2145aa738860d14ad742044ba46992b8a',
    hash: 'c14449149686d63d70f52bd89156b18012bee473f16b95ff0dce1e1c01394f4b',
  },
  {
    number: 3,
    text: 'Atlas → Nova: 1',
    previous: 'c14449149686d63d70f52bd89156b18012bee473f16b95ff0dce1e1c01394f4b',
    hash: '516c08db0041429068ac170200fa241867f699b1ede72d9d53c77bbf1a8b8df8',
  },
];

/** Writes a block anew; its hash follows when the browser has computed it. */
export const writeBlock = createAppAsyncThunk(
  'chain/writeBlock',
  async ({ number, text, previous }: Omit<Block, 'hash'>, { extra: { subtleCrypto } }) => {
    const bytes = new TextEncoder().encode(`${number}\n${previous}\n${text}`);
    return toHex(await subtleCrypto!.digest('SHA-256', bytes));
  },
);

/** The hash that a block should name: that of the block before, and none in the first. */
export function expectedPrevious(blocks: Block[], number: number): string {
  return blocks[number - 2]?.hash ?? '';
}

/** The first block that names another hash. */
export function findBroken(blocks: Block[]): Block | undefined {
  return blocks.find(({ number, previous }) => previous !== expectedPrevious(blocks, number));
}

/** Whether the chain ends in the hash in which the copies of others end. */
export function isOriginal(blocks: Block[]): boolean {
  return blocks.at(-1)!.hash === originalBlocks.at(-1)!.hash;
}
