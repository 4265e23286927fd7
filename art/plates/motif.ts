import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { between, hash, link } from '../stars';
import { at, distance, type Point } from '../svg';

/** The figure of a tag, in a box of 120 × 100. A plate makes the first stars the brightest, one for each author. */
interface Figure {
  stars: Point[];
  /** Chains of stars by number. */
  lines: number[][];
  /** The figure must not be mirrored. */
  isUpright: boolean;
}

/** A line of motifs.txt: tag, what it shows, stars as x,y, lines as chains of star numbers. A tag of several plates has more figures. */
const motifs = new Map(
  readFileSync(join(__dirname, 'motifs.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((row): [string, Figure] => {
      const [tag = '', , stars = '', lines = '', upright] = row.split(' | ');
      const [points, chains] = [numbersIn(stars, ','), numbersIn(lines, '-')];
      return [
        tag,
        { stars: points.map(([x = 0, y = 0]) => ({ x, y })), lines: chains, isUpright: upright === 'upright' },
      ];
    }),
);

function numbersIn(text: string, separator: string): number[][] {
  return text.split(' ').map((part) => part.split(separator).map(Number));
}

/** A chain of stars across the box, for a tag without a figure. */
function plainFigure(tag: string): Figure {
  const count = 6 + Math.floor(hash(tag) * 4);
  const stars = Array.from({ length: count }, (_, index) => ({
    x: 4 + (112 * index) / (count - 1),
    y: between(`${tag} ${index}`, 6, 94),
  }));
  return { stars, lines: [stars.map((_, index) => index)], isUpright: false };
}

export interface Placement {
  centre: Point;
  /** Units of the drawing per unit of the figure's box. */
  scale: number;
  turn: number;
  mirrored: boolean;
}

export type PlacedMotif = Pick<Figure, 'stars' | 'lines'>;

/** The figure of a tag on a plate, with every star moved a little, so that it looks natural. */
export function placeMotif(tag: string, seed: string, placement: Placement): PlacedMotif {
  const { stars, lines, isUpright } = motifs.get(tag) ?? plainFigure(tag);
  const side = placement.mirrored && !isUpright ? -1 : 1;
  const cos = Math.cos((placement.turn * Math.PI) / 180);
  const sin = Math.sin((placement.turn * Math.PI) / 180);
  return {
    stars: stars.map(({ x, y }, index) => {
      const across = (x - 60 + between(`${seed} ${tag} x ${index}`, -1.6, 1.6)) * side;
      const down = y - 50 + between(`${seed} ${tag} y ${index}`, -1.6, 1.6);
      return {
        x: placement.centre.x + (across * cos - down * sin) * placement.scale,
        y: placement.centre.y + (across * sin + down * cos) * placement.scale,
      };
    }),
    lines,
  };
}

/** The lines of the figure, which end before its stars as in a printed atlas. */
export function links({ stars, lines }: PlacedMotif, gap: (index: number) => number): string {
  return lines
    .flatMap((chain) => chain.slice(1).map((to, index) => [chain[index]!, to] as const))
    .map(([from, to]) => {
      const start = stars[from]!;
      const end = stars[to]!;
      const room = distance(start, end) - gap(from) - gap(to);
      return room > 2 ? link(start, end, gap(from), gap(to)) : '';
    })
    .join('');
}

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
