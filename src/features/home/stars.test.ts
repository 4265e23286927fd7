import { lookOf, makeStars, tints } from './stars';

/** The same numbers every time. */
function steadyRandom() {
  let seed = 7;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}

const sky = makeStars(1200, 800, steadyRandom());

it.each([
  [300, 10, 1],
  [390, 844, 109],
  [1280, 800, 341],
  [1920, 1080, 691],
  [0, 800, 0],
])('H4 puts one star in every 3000 square pixels of %d × %d', (width, height, count) => {
  expect(makeStars(width, height, steadyRandom())).toHaveLength(count);
});

it('H4 keeps every star inside the sky, with a tint that exists and a light between none and full', () => {
  for (const { x, y, light, tint } of sky) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThan(1200);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(800);
    expect(light).toBeGreaterThanOrEqual(0);
    expect(light).toBeLessThanOrEqual(1);
    expect([...Array(tints).keys()]).toContain(tint);
  }
});

it('H4 makes bright stars few', () => {
  const bright = sky.filter(({ size }) => size > 2);
  expect(bright.length).toBeGreaterThan(0);
  expect(bright.length).toBeLessThan(sky.length / 5);
});

it('H4 moves and twinkles calmly, and returns on the other side', () => {
  const star = sky[0]!;
  const looks = Array.from({ length: 3000 }, (_, second) => lookOf(star, second, 1200));
  expect(star.speed).toBeLessThan(3);
  expect(new Set(looks.map(({ light }) => light)).size).toBeGreaterThan(1);
  for (const { x, light } of looks) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(1200);
    expect(light).toBeLessThanOrEqual(star.light + 0.03);
  }
});

it('H4 leaves most stars as they are from one frame to the next', () => {
  const changed = sky.filter((star) => {
    const [now, next] = [lookOf(star, 60, 1200), lookOf(star, 60 + 1 / 12, 1200)];
    return now.x !== next.x || now.light !== next.light;
  });
  expect(changed.length).toBeLessThan(sky.length / 2);
});
