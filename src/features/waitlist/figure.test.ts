import { interests } from '../../lib/interests';
import { flare, type Star } from '../../components/sky/stars';
import { figureOf, link } from './figure';
import { nameOnCard, cardLayers, cardWords } from './cardDrawing';

const all = interests.map(({ value }) => value);
/** Every choice of interests. */
const choices = Array.from({ length: 2 ** all.length }, (_, mask) =>
  all.filter((_value, index) => mask & (1 << index)),
);

it('B21 draws the same figure for the same interests in any order, and another one for others', () => {
  const drawn = choices.map((chosen) => JSON.stringify(figureOf(chosen)));
  expect(choices.map((chosen) => JSON.stringify(figureOf(chosen.toReversed())))).toEqual(drawn);
  expect(new Set(drawn).size).toBe(choices.length);
});

it('B21 lights a star for each interest and joins them all by lines', () => {
  for (const chosen of choices) {
    const { stars, lines } = figureOf(chosen);
    expect([stars.length, lines.length]).toEqual([chosen.length, Math.max(0, chosen.length - 1)]);
    const reached = new Set(stars.slice(0, 1));
    for (const { from, to } of lines) {
      expect(reached.has(from)).toBe(true);
      reached.add(to);
    }
    expect(reached.size).toBe(stars.length);
  }
});

it('B21 joins each star to the one that is nearest', () => {
  for (const chosen of choices.filter(({ length }) => length > 1)) {
    const { stars, lines } = figureOf(chosen);
    for (const star of stars) {
      const away = (other: Star) => Math.hypot(other.x - star.x, other.y - star.y);
      const [, nearest] = stars.toSorted((a, b) => away(a) - away(b));
      expect(lines.some(({ from, to }) => new Set([from, to, star, nearest]).size === 2)).toBe(true);
    }
  }
});

it('B21 draws a star with four points, and a line that touches neither of its stars', () => {
  const [from, to] = [
    { x: 10, y: 20, radius: 10 },
    { x: 40, y: 60, radius: 20 },
  ];
  const numbers = (path: string) => path.match(/-?[\d.]+/g)!.map(Number);
  const quarters = [
    [1.1, 8.9, 10, 10],
    [-8.9, 1.1, -10, 10],
    [-1.1, -8.9, -10, -10],
    [8.9, -1.1, 10, -10],
  ];
  expect(numbers(flare(from))).toEqual([10, 10, ...quarters.flat()]);
  expect(flare(from)).toMatch(/^M[^a-z]+(q[^a-z]+){4}z$/);
  expect(numbers(link({ from, to }))).toEqual([14.5, 26, 31, 48]);
  expect(numbers(link({ from, to }, 0.5))).toEqual([13, 24, 34, 52]);
});

it('B21 gives the eighth place of the C to a plain star where nothing is known of the choice', () => {
  const yours = (chosen: typeof all) => cardLayers(chosen).at(-1)!.d.match(/M/g)!.length;
  expect([yours([]), yours(all)]).toEqual([1, 7]);
});

it('B21 writes nothing on the card but its title, the place, and the first name if it is asked for', () => {
  const texts = (name: string) => cardWords('Card', name, 'Place').map(({ text }) => text);
  expect(texts('')).toEqual(['Card', '', 'Place']);
  expect(texts(nameOnCard('  Ada  Lovelace '))).toEqual(['Ada', 'Card', 'Place']);
  expect(nameOnCard('María José García')).toBe('María José');
  expect([nameOnCard(' '), [...nameOnCard('🌟'.repeat(40))].length]).toEqual(['', 20]);
});
