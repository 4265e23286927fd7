import { lookOf, makeStars } from './stars';

/** The same numbers every time. */
function steadyRandom() {
  let seed = 7;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}

const sky = makeStars(1200, 800, steadyRandom());

it('H4 puts one star in every 3000 square pixels, inside the sky, with a tint that exists', () => {
  expect(sky).toHaveLength(320);
  expect(makeStars(0, 800, steadyRandom())).toEqual([]);
  for (const { x, y, light, tint } of sky) {
    expect(x >= 0 && x < 1200 && y >= 0 && y < 800 && light >= 0 && light <= 1).toBe(true);
    expect([0, 1, 2, 3]).toContain(tint);
  }
});

it('H4 moves and twinkles calmly, and returns on the other side', () => {
  const star = sky[0]!;
  const looks = Array.from({ length: 3000 }, (_, second) => lookOf(star, second, 1200));
  expect(star.speed).toBeLessThan(3);
  expect(new Set(looks.map(({ light }) => light)).size).toBeGreaterThan(1);
  expect(looks.filter(({ x, light }) => x < 0 || x > 1200 || light > star.light)).toEqual([]);
});
