import { isFlat, lineOf } from './flat';

const tooLittle = 5;
/** What forty samples in twenty minutes are off by, again and again, which has no trend. */
const offs = [0, 3, -2, 1, -3, 2, -1, 0, 2, -2];
const samples = (valueAt: (minute: number) => number) =>
  Array.from({ length: 40 }, (_, place) => ({
    minute: place / 2,
    value: valueAt(place / 2) + offs[place % offs.length]!,
  }));
const isLeak = (valueAt: (minute: number) => number) => !isFlat(lineOf(samples(valueAt), tooLittle));

it('B6, B12 tells a leak of 1 MB a minute, in a process whose memory varies by 6 MB', () => {
  expect(isLeak((minute) => 300 + minute)).toBe(true);
});

it('B6, B12 takes noise for flat, also where nothing is too little to matter', () => {
  expect(isLeak(() => 300)).toBe(false);
  expect(
    isFlat(
      lineOf(
        samples(() => 300),
        0,
      ),
    ),
  ).toBe(true);
});

it('B6, B12 takes what grows only at first, and what shrinks, for flat', () => {
  expect(isLeak((minute) => 300 - 100 * Math.exp(-minute))).toBe(false);
  expect(isLeak((minute) => 300 - minute)).toBe(false);
});

it('B6, B12 takes one more of something for flat, and one more every minute for a leak', () => {
  const isFlatCount = (countAt: (minute: number) => number) =>
    isFlat(
      lineOf(
        Array.from({ length: 21 }, (_, minute) => ({ minute, value: countAt(minute) })),
        2,
      ),
    );
  expect(isFlatCount((minute) => (minute < 15 ? 14 : 15))).toBe(true);
  expect(isFlatCount((minute) => 14 + minute)).toBe(false);
});

it('B6, B12 says by how much the line rises in the second half, beside what it may', () => {
  const line = lineOf(
    Array.from({ length: 21 }, (_, minute) => ({ minute, value: 100 + 2 * minute })),
    tooLittle,
  );
  expect(line.mean).toBeCloseTo(130);
  expect(line.rise).toBeCloseTo(20);
  expect(line.allowed).toBeCloseTo(tooLittle);
});
