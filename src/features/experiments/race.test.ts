import { chanceToCatchUp } from './race';

it.each([
  [10, 0, '1.0000000'],
  [10, 5, '0.0009137'],
  [10, 10, '0.0000012'],
  [30, 10, '0.0416605'],
  [30, 50, '0.0000006'],
])('B15 computes the chance in the table of the Bitcoin paper (share %s %%, %s blocks)', (share, behind, chance) => {
  expect(chanceToCatchUp({ share, behind }).toFixed(7)).toBe(chance);
});

it('B15 lets half of the power catch up for certain, and none never', () => {
  expect(chanceToCatchUp({ share: 50, behind: 10 })).toBe(1);
  expect(chanceToCatchUp({ share: 0, behind: 1 })).toBe(0);
});
