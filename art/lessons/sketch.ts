import { palette } from '../../scripts/content/palette';
import { authorsOf } from '../../scripts/content/texts';
import type { Video } from '../../src/features/videos/video';
import { brightStar, cores, dots, glow, light, starField } from '../stars';
import { distance, drawing, element, group, path, type Point } from '../svg';
import type { Shape } from './pieces';

/** What the drawing of a step shows, on a chart of 320 by 200. */
export interface Sketch {
  lines: Shape[];
  /** What is behind, or not there any more. */
  faint?: Shape[];
  dotted?: Shape[];
  /** Stars that belong to no line. */
  stars?: Point[];
  /** The bright stars: where, how large, and in which author's colour, counted from 0. */
  bright: [at: Point, radius: number, author?: number][];
}

const width = 320;
const height = 200;

/** The drawing of a lesson's step, in the manner of the plates. The seed scatters the faint stars of its sky. */
export function drawSketch({ lines, faint = [], dotted = [], stars = [], bright }: Sketch, video: Video, seed: string) {
  const authors = authorsOf(video);
  const colourOf = (author = 0) => (authors[author] ?? authors[0]!).avatarColor;
  const corners = [...lines, ...faint].flatMap((shape) => shape.stars);
  const all = [...corners, ...stars, ...bright.map(([place]) => place)];
  const isFree = (point: Point) => all.every((star) => distance(star, point) > 14);
  return drawing(
    width,
    height,
    element(
      'defs',
      {},
      glow('night', palette.plateRaised, 1) +
        authors.map(({ id, avatarColor }) => glow(id, avatarColor, 0.5, 0.2)).join(''),
    ),
    element('rect', { width, height, fill: palette.sky }),
    element('ellipse', { cx: width / 2, cy: height / 2, rx: 230, ry: 165, fill: 'url(#night)' }),
    ...bright.map(([place, radius, author = 0]) => light(place, radius * 5, (authors[author] ?? authors[0]!).id)),
    starField(seed, 26, width, height, isFree),
    group(
      { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      strokes(faint, palette.lineStrong, { 'stroke-opacity': 0.7, 'stroke-width': 1.3 }),
      strokes(dotted, palette.ink, { 'stroke-opacity': 0.8, 'stroke-width': 1.6, 'stroke-dasharray': '.1 5' }),
      strokes(lines, palette.ink, { 'stroke-opacity': 0.82, 'stroke-width': 1.6 }),
      path(dots([...corners, ...stars]), { stroke: palette.ink, 'stroke-width': 5 }),
    ),
    ...bright.map(([place, radius, author]) => brightStar(place, radius, colourOf(author))),
    cores(
      bright.map(([place]) => place),
      3.4,
    ),
  );
}

function strokes(shapes: Shape[], stroke: string, style: Record<string, string | number>): string {
  return shapes.length === 0 ? '' : path(shapes.map(({ d }) => d).join(''), { stroke, ...style });
}
