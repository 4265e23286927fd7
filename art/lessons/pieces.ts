import { at, pair, place, type Point, point, round } from '../svg';

/** A part of a drawing: its lines as a path, and the stars at its corners. */
export interface Shape {
  d: string;
  stars: Point[];
}

/** Lines without stars: what is written, hung up or bent. */
const stroke = (...lines: string[]): Shape => ({ d: lines.join(''), stars: [] });

function chain(numbers: number[], end = ''): Shape {
  const stars = numbers.flatMap((x, index) => (index % 2 ? [] : [point(x, numbers[index + 1]!)]));
  return { d: `M${stars.map(place).join('L')}${end}`, stars };
}

const box = (x: number, y: number, width: number, height: number) =>
  chain([x, y, x + width, y, x + width, y + height, x, y + height], 'Z');

const line = (x: number, y: number, toX: number, toY: number) => stroke(`M${pair(x, y)}L${pair(toX, toY)}`);

function oval(x: number, y: number, rx: number, ry: number): Shape {
  const half = `a${pair(rx, ry)} 0 1 1 `;
  return stroke(`M${pair(x - rx, y)}${half}${pair(rx * 2, 0)}${half}${pair(-rx * 2, 0)}`);
}

const ring = (x: number, y: number, radius: number) => oval(x, y, radius, radius);

/** The point of an arrow that arrives at a place in a direction. */
function head(x: number, y: number, degrees: number): Shape {
  const [left, right] = [150, -150].map((turn) => place(at({ x, y }, 9, degrees + turn)));
  return stroke(`M${left}L${pair(x, y)}L${right}`);
}

const repeat = (count: number, part: (index: number) => string) =>
  stroke(...Array.from({ length: count }, (_, n) => part(n)));

/** What the `drawings.txt` of a lesson may name, each with the numbers that follow the name. */
export const pieces: Partial<Record<string, (...numbers: number[]) => Shape[]>> = {
  /** Straight lines from star to star. */
  chain: (...numbers) => [chain(numbers)],
  closed: (...numbers) => [chain(numbers, 'Z')],
  box: (x, y, width, height) => [box(x, y, width, height)],
  line: (x, y, toX, toY) => [line(x, y, toX, toY)],
  oval: (x, y, rx, ry) => [oval(x, y, rx, ry)],
  ring: (x, y, radius) => [ring(x, y, radius)],
  head: (x, y, degrees) => [head(x, y, degrees)],
  arrow: (x, y, toX, toY) => [line(x, y, toX, toY), head(toX, toY, (Math.atan2(toY - y, toX - x) * 180) / Math.PI)],
  /** Horizontal lines under each other, as writing. */
  rows: (x, y, width, count, gap) => [repeat(count, (row) => `M${pair(x, y + row * gap)}h${round(width)}`)],
  /** Columns of these heights, as of a chart. */
  bars: (x, ...heights) => [stroke(...heights.map((height, index) => `M${x + index * 11} 178v${-height}`))],
  cross: (x, y, size) => {
    const full = size * 2;
    return [stroke(`M${pair(x - size, y - size)}l${pair(full, full)}m${pair(0, -full)}l${pair(-full, full)}`)];
  },
  check: (x, y, size) => [
    stroke(`M${pair(x - size, y)}l${pair(size * 0.7, size * 0.8)}l${pair(size * 1.3, -size * 1.7)}`),
  ],
  /** A key that lies with its ring at this place and its bit to the right. */
  key: (x, y, size = 1) => {
    const end = x + 48 * size;
    const bit = `M${pair(end - 3 * size, y)}v${round(11 * size)}m${pair(-10 * size, -11 * size)}v${round(8 * size)}`;
    return [ring(x, y, 12 * size), chain([x + 12 * size, y, end, y]), stroke(bit)];
  },
  /** Rays around a point, as of a light that all may see. */
  rays: (x, y, from, to, count) => [
    repeat(count, (index) => {
      const [start, end] = [from, to].map((radius) => place(at({ x, y }, radius, (index + 0.5) * (360 / count))));
      return `M${start}L${end}`;
    }),
  ],
  gear: (x, y, radius) => {
    const corners = Array.from({ length: 32 }, (_, index) =>
      at({ x, y }, index % 4 === 1 || index % 4 === 2 ? radius : radius * 0.78, (index - 1.5) * 11.25),
    );
    return [stroke(`M${corners.map(place).join('L')}Z`), ring(x, y, radius * 0.34)];
  },
  book: (x, y) => [box(x - 21, y - 16, 42, 32), line(x - 13, y - 16, x - 13, y + 16)],
};
