import { round, type Star } from '../../../components/sky/stars';
import { ownEntry } from '../../../lib/payload';
import figures from './figures.json';

/** What the figures are drawn in. */
export const box = { width: 120, height: 100 };

interface Figure {
  /** The tag that it shows. */
  tag: string;
  stars: Star[];
  /** The path of its lines. */
  lines: string;
}

const numbersIn = (text: string, separator: string) => text.split(' ').map((part) => part.split(separator).map(Number));

const radii = { bright: 11, plain: [2, 2.5, 3] };

/** The figure of a lesson, as on its plate: first the stars of its authors, which are bright. `at` places its box elsewhere. */
export function figureOf(id: string, bright: number, at = { x: 0, y: 0, scale: 1 }): Figure {
  const { tag, stars: places, lines } = ownEntry<typeof figures.video1>(figures, id) ?? figures.video1;
  const stars = numbersIn(places, ',').map(([x = 0, y = 0], index): Star => ({
    x: round(at.x + x * at.scale),
    y: round(at.y + y * at.scale),
    radius: round(at.scale * (index < bright ? radii.bright : radii.plain[index % 3]!)),
  }));
  const chains = numbersIn(lines, '-').map((chain) => chain.map((star) => `${stars[star]!.x} ${stars[star]!.y}`));
  return { tag, stars, lines: chains.map((chain) => `M${chain.join('L')}`).join('') };
}

/** The SVG path of round stars. */
export const dots = (stars: Star[]) =>
  stars
    .map(({ x, y, radius: r }) => `M${round(x - r)} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`)
    .join('');
