import { makeStore } from '../../app/store';
import { fakeServices } from '../../test/fakeServices';
import { checkText, forgetKeys, makeKeys, signText } from './signing';

const { dispatch } = makeStore(fakeServices());
const newKey = () => dispatch(makeKeys()).unwrap();

it('B15 signs a sentence: the signature fits it, and no other sentence and no other key', async () => {
  const otherKey = await newKey();
  const publicKey = await newKey();
  const signature = await dispatch(signText({ publicKey, text: 'Hello' })).unwrap();
  const fits = (changes: object) => dispatch(checkText({ publicKey, text: 'Hello', signature, ...changes })).unwrap();
  expect(await fits({})).toBe(true);
  expect(await fits({ text: 'Hullo' })).toBe(false);
  expect(await fits({ publicKey: otherKey })).toBe(false);
});

it('B15 refuses to sign for any key but the last that it made, and for that one once it is forgotten', async () => {
  const earlier = await newKey();
  const publicKey = await newKey();
  const answer = async (key: string) => (await dispatch(signText({ publicKey: key, text: 'Hello' }))).payload;
  expect(await answer(earlier)).toBe('forgotten');
  expect(await answer(publicKey)).toMatch(/^[0-9a-f]{128}$/);
  forgetKeys();
  expect(await answer(publicKey)).toBe('forgotten');
});
