import { between, hash, link } from '../stars';
import { distance, type Point } from '../svg';
import { type Motif, motifs } from './motifs';

interface Figure {
  stars: [x: number, y: number][];
  lines: number[][];
  upright?: true;
}

function read({ stars, lines, upright }: Motif): Figure {
  return {
    stars: stars.split(' ').map((star) => {
      const [x = 0, y = 0] = star.split(',').map(Number);
      return [x, y];
    }),
    lines: lines.split(' ').map((chain) => chain.split('-').map(Number)),
    upright,
  };
}

/** A chain of stars across the box, for a tag without a figure. */
function plainFigure(tag: string): Figure {
  const count = 6 + Math.floor(hash(tag) * 4);
  const stars = Array.from({ length: count }, (_, index): [number, number] => [
    4 + (112 * index) / (count - 1),
    between(`${tag} ${index}`, 6, 94),
  ]);
  return { stars, lines: [stars.map((_, index) => index)] };
}

export interface Placement {
  centre: Point;
  /** Units of the drawing per unit of the figure's box. */
  scale: number;
  turn: number;
  mirrored: boolean;
}

export interface PlacedMotif {
  stars: Point[];
  /** Chains of stars by number. */
  lines: number[][];
}

/** The figure of a tag on a plate, with every star moved a little, so that it looks natural. */
export function placeMotif(tag: string, seed: string, placement: Placement): PlacedMotif {
  const motif = motifs[tag];
  const { stars, lines, upright } = motif ? read(motif) : plainFigure(tag);
  const side = placement.mirrored && !upright ? -1 : 1;
  const cos = Math.cos((placement.turn * Math.PI) / 180);
  const sin = Math.sin((placement.turn * Math.PI) / 180);
  return {
    stars: stars.map(([x, y], index) => {
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
