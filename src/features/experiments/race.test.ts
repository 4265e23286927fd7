import { chanceToCatchUp } from './race';

it.each([
  [0.1, 0, '1.0000000'],
  [0.1, 1, '0.2045873'],
  [0.1, 2, '0.0509779'],
  [0.1, 5, '0.0009137'],
  [0.1, 10, '0.0000012'],
  [0.3, 0, '1.0000000'],
  [0.3, 5, '0.1773523'],
  [0.3, 10, '0.0416605'],
  [0.3, 50, '0.0000006'],
])('B15 computes the chance in the table of the Bitcoin paper (share %s, %s blocks)', (share, behind, chance) => {
  expect(chanceToCatchUp(share, behind).toFixed(7)).toBe(chance);
});

it('B15 lets half of the power catch up for certain, and none never', () => {
  expect(chanceToCatchUp(0.5, 10)).toBe(1);
  expect(chanceToCatchUp(0, 1)).toBe(0);
});
