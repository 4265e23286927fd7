import { createHash } from 'node:crypto';
import { arriveAt } from '../../../router/navigate';
import { makeStore } from '../../../app/store';
import { fakeServices } from '../../../test/fakeServices';
import { forgetKeys, makeKeys, signatureSlice, signText, writeText } from './signatureSlice';

const { reducer } = signatureSlice;
const start = reducer(undefined, { type: 'x' });
const hello = { publicKey: '04ab', text: 'Hello' };
const fits = { hash: 'aa', fits: true };
const fitsNot = { hash: 'bb', fits: false };
const keysMade = makeKeys.fulfilled('04ab', 'r1', undefined);
const helloSigned = signText.fulfilled({ ...fits, signature: 'beef' }, 'r2', hello);
const signed = [keysMade, helloSigned];
const typing = (text: string) => writeText.pending('r3', { text });
const asked = { publicKey: '04ab', text: 'Hallo', signature: 'beef' };

const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, start);

it('B15 knows how a sentence stands to its signature, from signing on', () => {
  expect(after(...signed)).toEqual({
    ...start,
    publicKey: '04ab',
    text: 'Hello',
    signed: { text: 'Hello', hash: 'aa', signature: 'beef' },
    checked: fits,
  });
  const typed = after(...signed, typing('Hallo'));
  const answered = reducer(typed, writeText.fulfilled(fitsNot, 'r3', asked));
  expect(answered).toMatchObject({ text: 'Hallo', checked: fitsNot, isTried: true });
  const undone = [typing('Hello'), writeText.fulfilled(fits, 'r4', { ...asked, text: 'Hello' })];
  expect(undone.reduce(reducer, answered)).toMatchObject({ text: 'Hello', checked: fits, isTried: true });
});

it('B15 draws a sentence as it is typed, before there is a signature', () => {
  const state = after(typing('Hi'), writeText.fulfilled(fitsNot, 'r3', { text: 'Hi' }));
  expect(state).toEqual({ ...start, text: 'Hi', checked: fitsNot });
});

it.each([
  ['the check of a sentence that has changed', [...signed, typing('Hullo')], writeText.fulfilled(fitsNot, 'r3', asked)],
  [
    'the check of the signature before',
    [...signed, typing('Hallo'), signText.fulfilled({ ...fits, signature: 'cafe' }, 'r4', { ...hello, text: 'Hallo' })],
    writeText.fulfilled(fitsNot, 'r3', asked),
  ],
  ['a signature of what has changed meanwhile', [keysMade, typing('Hi')], helloSigned],
  ['a signature of other keys', [...signed, makeKeys.fulfilled('04cd', 'r4', undefined)], helloSigned],
])('B15 leaves out %s', (_what, actions, late) => {
  const state = after(...actions);
  expect(reducer(state, late)).toEqual(state);
});

it('B15 keeps that it was tried, whatever keys come', () => {
  const tried = after(...signed, typing('Hallo'), writeText.fulfilled(fitsNot, 'r3', asked));
  const others = reducer(tried, makeKeys.fulfilled('04cd', 'r4', undefined));
  expect(others).toEqual({ ...start, publicKey: '04cd', text: 'Hallo', isTried: true });
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
  const { signature, ...made } = await dispatch(signText({ publicKey, text: 'Hello' })).unwrap();
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(made).toEqual({ hash: hashOf('Hello'), fits: true });
  const check = (changes: object) => dispatch(writeText({ publicKey, text: 'Hello', signature, ...changes })).unwrap();
  expect(await check({})).toEqual(made);
  expect(await check({ text: 'Hullo' })).toEqual({ hash: hashOf('Hullo'), fits: false });
  expect(await check({ publicKey: otherKey })).toEqual({ ...made, fits: false });
});

it('B15 refuses to sign for any key but the last that it made, and for that one once it is forgotten', async () => {
  const earlier = await newKey();
  const publicKey = await newKey();
  const answer = async (key: string) => (await dispatch(signText({ publicKey: key, text: 'Hello' }))).payload;
  expect(await answer(earlier)).toBe('forgotten');
  expect(await answer(publicKey)).toMatchObject({ fits: true });
  forgetKeys();
  expect(await answer(publicKey)).toBe('forgotten');
});
