import { dots } from './starField';
import { flare } from './star';
import { type Point, circle, element, path } from './svg';

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
