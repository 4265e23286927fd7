import { arriveAt } from '../../../router/navigate';
import { issueCard, showCard, type Card, type Report } from './identityCard';
import { cheatChosen, claimToggled, credentialSlice, phoneLost, verdictOf } from './credentialSlice';

const { reducer } = credentialSlice;
const start = reducer(undefined, { type: 'x' });
const age = { id: 'age', value: '18+', salt: '1', hash: 'a' } as const;
const card: Card = { claims: [age], list: ['a'], phone: '04', issuer: '05', signature: '06' };
const report: Report = { seen: [age], list: ['a'], isListSigned: true, isPhoneThere: true };
const asked = { card, shown: ['age' as const], cheat: 'none' as const };
const issued = issueCard.fulfilled(card, 'r1', undefined);
const reported = showCard.fulfilled(report, 'r2', asked);

const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, start);

it('B15 remembers what the doorkeeper found out, and that the age was enough', () => {
  expect(after(issued, reported)).toEqual({ ...start, card, report, isTried: true });
  const tooMuch = showCard.fulfilled({ ...report, seen: [age, { ...age, id: 'name' }] }, 'r2', asked);
  expect(after(issued, tooMuch).isTried).toBe(false);
});

it('B15 finds one false value among true ones', () => {
  expect(verdictOf({ ...report, seen: [age, { ...age, hash: 'b' }] })).toBe('forgedValue');
});

it.each([
  ['something else is shown', claimToggled('name'), { shown: ['age', 'name'] }],
  ['the age is hidden', claimToggled('age'), { shown: [] }],
  ['the visitor lies', cheatChosen('value'), { cheat: 'value' }],
  ['the phone is lost', phoneLost(), { isLost: true }],
])('B15 forgets it when %s', (_when, action, changes) => {
  expect(after(issued, reported, action)).toMatchObject({ ...changes, report: null });
});

it('B15 takes a lie back with the phone: what is left is the copy as it is', () => {
  expect(after(issued, cheatChosen('list'), phoneLost())).toMatchObject({ cheat: 'none', isLost: true });
});

it('B15 leaves out an answer to what is no longer asked', () => {
  const others = [
    claimToggled('name'),
    cheatChosen('value'),
    issueCard.fulfilled({ ...card, signature: '07' }, 'r3', undefined),
    arriveAt('/videos', 'link', null),
  ];
  for (const other of others) expect(after(issued, other, reported).report).toBeNull();
});

it('B15 begins anew with another card, but for what was tried', () => {
  const state = after(issued, reported, cheatChosen('list'), phoneLost(), issued);
  expect(state).toEqual({ ...start, card, isTried: true });
});

it('B15 forgets the card with the page, not with its language', () => {
  const translated = after(issued, arriveAt('/en/video/video8', 'link', null));
  expect(translated.card).toEqual(card);
  expect(reducer(translated, arriveAt('/videos', 'link', null))).toEqual(start);
});
