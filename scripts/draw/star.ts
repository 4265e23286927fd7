import { type Point, at, place, round } from './svg';

/** A closed star with straight edges: the plain star of the charts. */
export function pointedStar(centre: Point, outer: number, inner: number, points: number, turn = -90): string {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    place(at(centre, index % 2 ? inner : outer, turn + (index * 180) / points)),
  );
  return `M${corners.join('L')}Z`;
}

/** A star whose four sides curve inward, as a bright light flares. */
export function flare(centre: Point, radius: number, waist = 0.16): string {
  const tips = [-90, 0, 90, 180].map((degrees) => place(at(centre, radius, degrees)));
  const waists = [-45, 45, 135, 225].map((degrees) => place(at(centre, radius * waist, degrees)));
  const sides = waists.map((control, index) => `Q${control} ${tips[(index + 1) % 4]}`);
  return `M${tips[0]}${sides.join('')}Z`;
}

/** The stretch between two stars that leaves `gap` free around each. */
export function link(from: Point, to: Point, gapFrom: number, gapTo: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const dx = (to.x - from.x) / length;
  const dy = (to.y - from.y) / length;
  return `M${round(from.x + dx * gapFrom)} ${round(from.y + dy * gapFrom)}L${round(to.x - dx * gapTo)} ${round(to.y - dy * gapTo)}`;
}
