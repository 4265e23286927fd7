import { flare, pointedStar } from '../star';
import { group, path } from '../svg';
import { eyes, face, mouths, shoulders } from './face';
import { type Tones, weight } from './tones';

const centre = { x: 80, y: 70 };

/** A new star: hair like an explosion, and headphones. */
export function nova(tones: Tones): string[] {
  return [
    path(pointedStar(centre, 66, 40, 16), {
      fill: 'none',
      stroke: tones.light,
      'stroke-width': weight.fine,
      'stroke-linejoin': 'round',
    }),
    path(pointedStar(centre, 55, 36, 16, -78.75), { fill: tones.hair }),
    shoulders(tones),
    face(tones, eyes.smiling, mouths.smile),
    path('M54 74C52 44 78 38 106 50 108 58 108 66 106 74 102 62 94 58 84 60L88 53 70 62 71 55 60 64Z', {
      fill: tones.hair,
    }),
    group(
      { fill: 'none', stroke: tones.ink, 'stroke-linecap': 'round' },
      path('M50 72C46 26 114 26 110 72', { 'stroke-width': weight.bold }),
      path('M50 73V89M110 73V89', { 'stroke-width': 11 }),
    ),
    path(flare({ x: 96.5, y: 90 }, 7, 0.25), { fill: tones.ink }),
    path('M44 140L58 131M116 140L102 131', {
      fill: 'none',
      stroke: tones.light,
      'stroke-width': weight.line,
      'stroke-linecap': 'round',
    }),
  ];
}
