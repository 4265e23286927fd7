import { palette } from './palette';
import { circle, distance, element, group, pair, path, place, type Point } from './svg';

/** FNV-1a with a final mix: a number from 0 to below 1 that is always the same for the same text. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return ((value ^ (value >>> 15)) >>> 0) / 2 ** 32;
}

/** A number from `low` to `high` that is always the same for the same text. */
export function between(text: string, low: number, high: number): number {
  return low + hash(text) * (high - low);
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

/** A radial gradient of one colour, used by its id: strong up to `knee`, then faint to the edge. */
export function glow(id: string, colour: string, strength: number, knee = 0.4): string {
  return element(
    'radialGradient',
    { id },
    element('stop', { 'stop-color': colour, 'stop-opacity': strength }) +
      element('stop', { offset: knee, 'stop-color': colour, 'stop-opacity': strength * 0.26 }) +
      element('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': 0 }),
  );
}

export function light(centre: Point, reach: number, glowId: string): string {
  return circle(centre, reach, { fill: `url(#${glowId})` });
}

export function brightStar(centre: Point, radius: number, colour: string): string {
  return path(flare(centre, radius, 0.2), { fill: colour });
}

/** The white centres of bright stars. */
export function cores(stars: Point[], width: number): string {
  return path(dots(stars), {
    stroke: '#FFF',
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.85,
  });
}
