import { makeStore } from '../../../app/store';
import { fakeServices } from '../../../test/fakeServices';
import { claimIds, forgetPhone, issueCard, showCard, type Cheat } from './identityCard';
import { verdictOf } from './credentialSlice';

const { dispatch } = makeStore(fakeServices());
const newCard = () => dispatch(issueCard()).unwrap();

it('B15 signs a list of hashes, in whose order and digits nothing of the card can be read', async () => {
  const [card, other] = [await newCard(), await newCard()];
  expect(card.claims.map(({ id, value }) => [id, value])).toEqual([
    ['age', '18+'],
    ['name', 'Lía Sol'],
    ['town', 'Villaluz'],
    ['number', '0417'],
  ]);
  expect(card.list).toEqual(card.claims.map(({ hash }) => hash).toSorted());
  // The same values, with other random digits.
  expect(other.claims.map(({ value }) => value)).toEqual(card.claims.map(({ value }) => value));
  expect(new Set([...card.list, ...other.list]).size).toBe(2 * claimIds.length);
  expect(JSON.parse(JSON.stringify(card))).toEqual(card);
});

it.each([
  ['none', 'onlyAge'],
  ['value', 'forgedValue'],
  ['list', 'forgedList'],
] as const)('B15 lets the doorkeeper find out about a lie (%s)', async (cheat, verdict) => {
  const card = await newCard();
  const report = await dispatch(showCard({ card, shown: ['age'], cheat })).unwrap();
  expect(verdictOf(report)).toBe(verdict);
  expect(report.seen.map(({ value }) => value)).toEqual([cheat === 'none' ? '18+' : '21+']);
  expect(card.claims.map(({ hash }) => report.list.includes(hash))).toEqual([cheat !== 'list', true, true, true]);
  const text = JSON.stringify(report);
  expect(card.claims.map(({ salt }) => text.includes(salt))).toEqual([true, false, false, false]);
});

it.each(['value', 'list'] as Cheat[])('B15 has nothing to lie about where the age is not shown (%s)', async (cheat) => {
  const report = await dispatch(showCard({ card: await newCard(), shown: ['name'], cheat })).unwrap();
  expect(verdictOf(report)).toBe('noAge');
});

it('B15 accepts no copy of a card whose phone is lost, or that belongs to another phone', async () => {
  const earlier = await newCard();
  const card = await newCard();
  const verdict = async (of: typeof card) =>
    verdictOf(await dispatch(showCard({ card: of, shown: claimIds, cheat: 'none' })).unwrap());
  expect(await verdict(card)).toBe('tooMuch');
  expect(await verdict(earlier)).toBe('lost');
  forgetPhone();
  expect(await verdict(card)).toBe('lost');
});
