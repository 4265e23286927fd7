import { at, distance, type Point } from '../svg';
import type { PlacedMotif } from './motif';

/** Points along every line of the figure, close enough to keep letters away from it. */
function alongLines({ stars, lines }: PlacedMotif): Point[] {
  return lines.flatMap((chain) =>
    chain.slice(1).flatMap((to, step) => {
      const from = stars[chain[step]!]!;
      const end = stars[to]!;
      return [0.1, 0.25, 0.5, 0.75, 0.9].map((share) => ({
        x: from.x + (end.x - from.x) * share,
        y: from.y + (end.y - from.y) * share,
      }));
    }),
  );
}

function nearest(point: Point, others: Point[]): number {
  return Math.min(...others.map((other) => distance(point, other)));
}

/**
 * The position of the letter of a bright star: beside it, away from lines and other stars, and far from
 * the other bright stars, so that nobody takes it for their letter.
 */
export function labelPlace(motif: PlacedMotif, brightCount: number, index: number): Point {
  const star = motif.stars[index]!;
  const others = motif.stars.filter((other) => other !== star);
  const bright = motif.stars.slice(0, brightCount).filter((other) => other !== star);
  const obstacles = [...others, ...alongLines(motif)];
  const room = (point: Point) => Math.min(nearest(point, obstacles), nearest(point, bright) * 0.35);
  return [-30, 30, 150, 210, -60, 60, 120, 240]
    .map((degrees) => at(star, 27, degrees))
    .reduce((best, candidate) => (room(candidate) > room(best) ? candidate : best));
}
