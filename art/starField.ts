import { between } from './hash';
import { palette } from '../scripts/content/palette';
import { type Point, group, path, place } from './svg';

/** Stars as lines of zero length, which a round line cap turns into dots: a few bytes each. */
export function dots(points: Point[]): string {
  return points.map((point) => `M${place(point)}h0`).join('');
}

const brightnesses = [
  { share: 0.6, width: 1.3, opacity: 0.45 },
  { share: 0.3, width: 2, opacity: 0.6 },
  { share: 0.1, width: 3, opacity: 0.75 },
];

/** About `count` stars at positions of this seed, where `free` allows one. */
export function starField(
  seed: string,
  count: number,
  width: number,
  height: number,
  free: (point: Point) => boolean,
): string {
  const layers = brightnesses.map((brightness, layer) => {
    const points = Array.from({ length: Math.round(count * brightness.share) }, (_, index) => ({
      x: Math.round(between(`${seed} x ${layer} ${index}`, 4, width - 4)),
      y: Math.round(between(`${seed} y ${layer} ${index}`, 4, height - 4)),
    })).filter(free);
    return path(dots(points), { 'stroke-width': brightness.width, 'stroke-opacity': brightness.opacity });
  });
  return group({ stroke: palette.ink, 'stroke-linecap': 'round' }, ...layers);
}
