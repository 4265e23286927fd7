import { arriveAt } from '../../../router/navigate';
import { makeStore } from '../../../app/store';
import { fakeServices } from '../../../test/fakeServices';
import { checkText, forgetKeys, makeKeys, sentenceTyped, signatureSlice, signText } from './signatureSlice';

const { reducer } = signatureSlice;
const start = reducer(undefined, { type: 'x' });
const hello = { publicKey: '04ab', text: 'Hello' };
const keysMade = makeKeys.fulfilled('04ab', 'r1', undefined);
const helloSigned = signText.fulfilled('beef', 'r2', hello);
const signed = [keysMade, sentenceTyped('Hello'), helloSigned];

const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, start);

it('B15 knows how a sentence stands to its signature', () => {
  expect(after(...signed)).toMatchObject({
    publicKey: '04ab',
    text: 'Hello',
    signed: { text: 'Hello', signature: 'beef' },
    verdict: 'signed',
  });
  const typed = after(...signed, sentenceTyped('Hallo'));
  expect(typed.verdict).toBe('changed');
  const asked = { publicKey: '04ab', text: 'Hallo', signature: 'beef' };
  expect(reducer(typed, checkText.fulfilled(true, 'r3', asked))).toMatchObject({ verdict: 'fits', isTried: false });
  expect(reducer(typed, checkText.fulfilled(false, 'r3', asked)).verdict).toBe('fitsNot');
  const typedOn = reducer(typed, sentenceTyped('Hullo'));
  expect(reducer(typedOn, checkText.fulfilled(true, 'r3', asked)).verdict).toBe('changed');
});

it('B15 leaves a new signature alone when the check of the one before is answered', () => {
  const state = after(...signed, signText.fulfilled('cafe', 'r3', hello));
  expect(reducer(state, checkText.fulfilled(true, 'r4', { ...hello, signature: 'beef' }))).toEqual(state);
});

it.each([
  ['no verdict before there is a signature', [sentenceTyped('Hello')], { verdict: null, isForgotten: false }],
  ['the example that was signed', [keysMade, helloSigned], { text: 'Hello', verdict: 'signed' }],
  ['what was typed meanwhile', [keysMade, sentenceTyped('Hi'), helloSigned], { text: 'Hi', verdict: 'changed' }],
])('B15 keeps %s', (_what, actions, state) => {
  expect(after(...actions)).toMatchObject(state);
});

it('B15 keeps no signature of other keys', () => {
  const others = after(...signed, makeKeys.fulfilled('04cd', 'r4', undefined));
  expect(others).toMatchObject({ publicKey: '04cd', text: 'Hello', signed: null, verdict: null });
  expect(reducer(others, helloSigned)).toEqual(others);
});

it('B15 keeps that it was tried, whatever keys come', () => {
  const tried = after(...signed, checkText.fulfilled(false, 'r3', { ...hello, signature: 'beef' }));
  const others = reducer(tried, makeKeys.fulfilled('04cd', 'r4', undefined));
  expect(others).toMatchObject({ publicKey: '04cd', isTried: true });
});

it('B15 says when the private key was forgotten', () => {
  const state = after(...signed, signText.rejected(null, 'r5', hello, 'forgotten'));
  expect(state).toEqual({ ...start, text: 'Hello', isForgotten: true });
  const others = after(...signed, makeKeys.fulfilled('04cd', 'r4', undefined));
  expect(reducer(others, signText.rejected(null, 'r5', hello, 'forgotten'))).toBe(others);
});

it('B15 forgets keys and signature with the page, not with its language', () => {
  const translated = after(...signed, arriveAt('/en/video/video17', 'link', null));
  expect(translated.publicKey).toBe('04ab');
  expect(reducer(translated, arriveAt('/videos', 'link', null))).toEqual(start);
});

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
