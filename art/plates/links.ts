import { link } from '../star';
import { distance } from '../svg';
import type { PlacedMotif } from './motif';

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
