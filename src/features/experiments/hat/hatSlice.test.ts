import { predicted, predictionFolded } from '../experimentsSlice';
import { attentionOf, countOfEven, handsOf, heapsOf, type Kept } from './coins';
import { attentionShown, hatChoiceChanged, hatPassed, hatRestarted, hatSlice, keptChanged } from './hatSlice';

const { reducer } = hatSlice;
const start = reducer(undefined, { type: 'x' });
const kept = (changed: Partial<Kept>): Kept => ({ ...start.kept, ...changed });

it('B15 begins with coins that wait, and goes back to them', () => {
  expect(start).toMatchObject({ stage: 'set', payer: 'ads', kept: { platform: 45 } });
  const changes = [hatPassed(), hatChoiceChanged({ payer: 'audience' }), keptChanged({ fee: 3 }), attentionShown()];
  const tried = changes.reduce(reducer, start);
  expect(tried).toEqual({ ...start, stage: 'attention', payer: 'audience', kept: kept({ fee: 3 }), isTried: true });
  expect(reducer(tried, hatPassed()).stage).toBe('passed');
  expect(reducer(tried, hatRestarted())).toEqual(start);
});

it('B15 lets no answer to the question pass the hat, and nothing unknown change it', () => {
  const unknown = [
    predicted({ hat: 'few' }),
    predictionFolded({ hat: true }),
    hatChoiceChanged({ payer: 'x' as never, concentration: 2 as never }),
    keptChanged({ tax: 101, costs: 0.5, x: 1 } as never),
  ];
  expect(unknown.reduce(reducer, start)).toEqual(start);
});

it('B15 counts what each hand keeps of the hundred, and what reaches the hat', () => {
  expect(heapsOf('ads', start.kept)).toEqual([45, 10, 15, 30]);
  expect(heapsOf('audience', start.kept)).toEqual([10, 10, 10, 15, 55]);
});

it('B15 leaves to later hands only what the ones before do not keep', () => {
  expect(heapsOf('ads', kept({ platform: 95 }))).toEqual([95, 5, 0, 0]);
  expect(heapsOf('audience', kept({ fee: 0, refunds: 0, tax: 0, costs: 0 }))).toEqual([0, 0, 0, 0, 100]);
});

it.each([start.kept, kept({ platform: 100 }), kept({ tax: 70, costs: 70 }), kept({ fee: 33, refunds: 67 })])(
  'B15 loses no coin on the way (%j)',
  (of) => {
    for (const payer of ['ads', 'audience'] as const) {
      const heaps = heapsOf(payer, of);
      expect(heaps).toHaveLength(handsOf[payer].length + 1);
      expect(heaps.reduce((sum, one) => sum + one)).toBe(100);
    }
  },
);

it('B15 shares all the attention by a power of the place, so that fewer reach 1 % the more it is concentrated', () => {
  const shares = attentionOf('high');
  expect(shares.reduce((sum, one) => sum + one)).toBeCloseTo(100);
  expect(shares[0]! / shares[1]!).toBeCloseTo(2);
  // The harmonic number of 100 is 5.187: 100 / 5.187 / 19 is more than 1, and 100 / 5.187 / 20 less.
  expect(countOfEven('high')).toBe(19);
  expect([countOfEven('low'), countOfEven('middle')]).toEqual([28, 23]);
});
