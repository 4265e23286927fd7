import { palette } from '../../palette';
import { type Point, circle, group } from '../../svg';

/** Circles around a point, the outermost graduated like an instrument. */
export function rings(centre: Point, radii: number[]): string {
  const outer = Math.max(...radii);
  return group(
    { fill: 'none', stroke: palette.lineStrong },
    ...radii.map((radius) => circle(centre, radius, { 'stroke-opacity': radius === outer ? 0.75 : 0.35 })),
    circle(centre, outer + 8, {
      pathLength: 360,
      'stroke-width': 10,
      'stroke-dasharray': '.3 2.7',
      'stroke-opacity': 0.75,
    }),
    circle(centre, outer + 16, { 'stroke-opacity': 0.75 }),
  );
}
