import { growthOf } from './report';

const samples = (valueAt: (place: number) => number) =>
  Array.from({ length: 12 }, (_, place) => valueAt(place) + (place % 2));

it.each([
  ['a steady rise', (place: number) => 300 + place, false],
  ['noise', () => 300, true],
  ['one peak', (place: number) => (place === 10 ? 400 : 300), true],
  ['a rise only at the start', (place: number) => 300 - 100 * Math.exp(-place), true],
  ['a fall', (place: number) => 300 - place, true],
])('B6, B12 the soak judges %s (flat: %3$s)', (_, valueAt, isFlat) => {
  expect(growthOf(samples(valueAt), 3).isFlat).toBe(isFlat);
});
