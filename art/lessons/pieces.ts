import { type Point, at, pair, place, point as p, round } from '../svg';

export { p };

/** A part of a drawing: its lines as a path, and the stars at its corners. */
export interface Shape {
  d: string;
  stars: Point[];
}

/** Straight lines from star to star. */
export function chain(points: Point[], isClosed = false): Shape {
  return { d: `M${points.map(place).join('L')}${isClosed ? 'Z' : ''}`, stars: points };
}

export function box(x: number, y: number, width: number, height: number): Shape {
  return chain([p(x, y), p(x + width, y), p(x + width, y + height), p(x, y + height)], true);
}

/** Lines without stars: what is written, hung up or bent. */
export function stroke(d: string): Shape {
  return { d, stars: [] };
}

export function line(from: Point, to: Point): Shape {
  return stroke(`M${place(from)}L${place(to)}`);
}

/** Horizontal lines under each other, as writing. */
export function rows(x: number, y: number, width: number, count: number, gap: number): Shape {
  return stroke(Array.from({ length: count }, (_, row) => `M${pair(x, y + row * gap)}h${round(width)}`).join(''));
}

export function ring(centre: Point, radius: number): Shape {
  return oval(centre, radius, radius);
}

export function oval({ x, y }: Point, rx: number, ry: number): Shape {
  const half = `a${pair(rx, ry)} 0 1 1 `;
  return stroke(`M${pair(x - rx, y)}${half}${pair(rx * 2, 0)}${half}${pair(-rx * 2, 0)}`);
}

/** The point of an arrow that arrives at `tip` in a direction. */
export function arrowHead(tip: Point, degrees: number): Shape {
  const [left, right] = [at(tip, 9, degrees + 150), at(tip, 9, degrees - 150)];
  return stroke(`M${place(left)}L${place(tip)}L${place(right)}`);
}

/** From left to right, or back. */
export function arrow(from: Point, to: Point): Shape[] {
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return [line(from, to), arrowHead(to, degrees)];
}

export function cross({ x, y }: Point, size: number): Shape {
  const full = size * 2;
  return stroke(`M${pair(x - size, y - size)}l${pair(full, full)}m${pair(0, -full)}l${pair(-full, full)}`);
}

export function checkMark({ x, y }: Point, size: number): Shape {
  return stroke(`M${pair(x - size, y)}l${pair(size * 0.7, size * 0.8)}l${pair(size * 1.3, -size * 1.7)}`);
}

/** A key that lies with its ring at `centre` and its bit to the right. */
export function key(centre: Point, size = 1): Shape[] {
  const end = p(centre.x + 48 * size, centre.y);
  const bit = `M${pair(end.x - 3 * size, end.y)}v${round(11 * size)}m${pair(-10 * size, -11 * size)}v${round(8 * size)}`;
  return [ring(centre, 12 * size), chain([p(centre.x + 12 * size, centre.y), end]), stroke(bit)];
}

/** Rays around a point, as of a light that all may see. */
export function rays(centre: Point, from: number, to: number, count = 8): Shape {
  const all = Array.from({ length: count }, (_, index) => (index * 360) / count + 180 / count);
  return stroke(all.map((turn) => `M${place(at(centre, from, turn))}L${place(at(centre, to, turn))}`).join(''));
}

export function gear(centre: Point, radius: number): Shape[] {
  const teeth = 8;
  const corners = Array.from({ length: teeth * 4 }, (_, index) => {
    const isOut = index % 4 === 1 || index % 4 === 2;
    return at(centre, isOut ? radius : radius * 0.78, ((index - 1.5) * 90) / teeth);
  });
  return [stroke(chain(corners, true).d), ring(centre, radius * 0.34)];
}

/** A box with a slot in its lid, for votes. */
export function ballotBox(x: number, y: number, width: number, height: number): Shape[] {
  return [box(x, y, width, height), stroke(`M${pair(x + width * 0.28, y + 12)}h${round(width * 0.44)}`)];
}

/** A path of the numeral 7: one that a door may bear. */
export function seven({ x, y }: Point): Shape {
  return stroke(`M${pair(x - 5, y - 8)}h10l-6 16`);
}
