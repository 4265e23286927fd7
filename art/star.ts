import { type Point, at, distance, pair, place } from './svg';

/** A closed star with straight edges. */
export function pointedStar(centre: Point, outer: number, inner: number, points: number, turn = -90): string {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    place(at(centre, index % 2 ? inner : outer, turn + (index * 180) / points)),
  );
  return `M${corners.join('L')}Z`;
}

/** A star with four points whose sides curve inward. */
export function flare(centre: Point, radius: number, waist = 0.16): string {
  const reach = radius - radius * waist * Math.SQRT1_2;
  const slip = radius - reach;
  const sides: [number, number, number, number][] = [
    [slip, reach, radius, radius],
    [-reach, slip, -radius, radius],
    [-slip, -reach, -radius, -radius],
    [reach, -slip, radius, -radius],
  ];
  const curves = sides.map(([cx, cy, x, y]) => `q${pair(cx, cy)} ${pair(x, y)}`);
  return `M${pair(centre.x, centre.y - radius)}${curves.join('')}z`;
}

/** A line between two stars with a gap at each end. */
export function link(from: Point, to: Point, gapFrom: number, gapTo: number): string {
  const length = distance(from, to);
  const dx = (to.x - from.x) / length;
  const dy = (to.y - from.y) / length;
  const stretch = length - gapFrom - gapTo;
  return `M${pair(from.x + dx * gapFrom, from.y + dy * gapFrom)}l${pair(dx * stretch, dy * stretch)}`;
}
