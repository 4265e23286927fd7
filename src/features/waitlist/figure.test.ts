import { interests } from '../../lib/interests';
import { figureOf, link } from './figure';
import { firstName, plateLayers, plateWords } from './plateDrawing';

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
    expect(lines.map((line) => link(line)).join('')).not.toContain('NaN');
  }
});

it('B21 gives the eighth place of the C to a plain star where nothing is known of the choice', () => {
  const yours = (chosen: typeof all) => plateLayers(chosen).at(-1)!.d.match(/M/g)!.length;
  expect([yours([]), yours(all)]).toEqual([1, 7]);
});

it('B21 writes nothing on the plate but its title, the place, and the first name if it is asked for', () => {
  const texts = (name: string) => plateWords('Plate', name, 'Place').map(({ text }) => text);
  expect(texts('')).toEqual(['Plate', '', 'Place']);
  expect(texts(firstName('  Ada  Lovelace '))).toEqual(['Ada', 'Plate', 'Place']);
  expect([firstName(' '), [...firstName('🌟'.repeat(40))].length]).toEqual(['', 18]);
});
