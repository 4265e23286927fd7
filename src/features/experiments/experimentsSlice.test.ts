import { submitWaitlist } from '../waitlist/submitWaitlist';
import { experimentsSlice } from './experimentsSlice';
import { signText } from './signatureSlice';

const error = new Error('No cryptography');
const signing = { publicKey: '04ab', text: 'Hello' };

it.each([
  ['cryptography failed', signText.rejected(error, 'r1', signing), true],
  ['a key is gone', signText.rejected(error, 'r1', signing, 'forgotten'), false],
  ['something else failed', submitWaitlist.rejected(error, 'r1', {} as never), false],
])('B15 knows whether %s', (_what, action, hasCryptoFailed) => {
  expect(experimentsSlice.reducer(undefined, action)).toEqual({ predictions: {}, hasCryptoFailed });
});
