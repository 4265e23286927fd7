import { submitWaitlist } from '../waitlist/submitWaitlist';
import { repairBlock, writeBlock } from './chain/blocks';
import { issueCard, showCard } from './credential/identityCard';
import { experimentsSlice } from './experimentsSlice';
import { makeKeys, signText, writeText } from './signature/signatureSlice';

const error = new Error('No cryptography');
const signing = { publicKey: '04ab', text: 'Hello' };

it.each([
  ['cryptography failed', signText.rejected(error, 'r1', signing), true],
  ['a key is gone', signText.rejected(error, 'r1', signing, 'forgotten'), false],
  ['something else failed', submitWaitlist.rejected(error, 'r1', {} as never), false],
])('B15 knows whether %s', (_what, action, hasCryptoFailed) => {
  expect(experimentsSlice.reducer(undefined, action)).toMatchObject({ hasCryptoFailed });
});

it('B15 knows every thunk that needs cryptography by its name', () => {
  const names = [writeBlock, repairBlock, issueCard, showCard, makeKeys, signText, writeText].map(
    (of) => of.typePrefix,
  );
  expect(names.filter((name) => !name.startsWith('crypto/'))).toEqual([]);
});
