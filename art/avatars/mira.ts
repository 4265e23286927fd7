import { flare } from '../star';
import { circle, group, path } from '../svg';
import { eyes, face, mouths, shoulders } from './face';
import { type Tones, weight } from './tones';

const centre = { x: 80, y: 74 };

/** A variable star: rings of light, and its light curve on the chest. */
export function mira(tones: Tones): string[] {
  return [
    group(
      { fill: 'none', stroke: tones.light },
      circle(centre, 46, { 'stroke-width': weight.bold, 'stroke-opacity': 0.85 }),
      circle(centre, 54.5, { 'stroke-width': weight.line, 'stroke-opacity': 0.7 }),
      circle(centre, 60, { 'stroke-width': weight.fine, 'stroke-opacity': 0.6 }),
      circle(centre, 66, { 'stroke-width': 0.8, 'stroke-opacity': 0.5 }),
    ),
    circle({ x: 80, y: 34 }, 14, { fill: tones.cloth }),
    path('M50 92C44 40 116 40 110 92Z', { fill: tones.cloth }),
    shoulders(tones),
    face(tones, eyes.closed, mouths.calm),
    path('M53 78C50 42 110 42 107 78 102 62 96 55 88 54 74 66 62 64 57 66 55 70 54 74 53 78Z', {
      fill: tones.cloth,
    }),
    path('M70 30Q80 24 90 32M70 38Q80 31 91 39', {
      fill: 'none',
      stroke: tones.light,
      'stroke-width': weight.fine,
      'stroke-linecap': 'round',
    }),
    group(
      { fill: 'none', stroke: tones.ink, 'stroke-width': weight.line },
      circle({ x: 67.5, y: 79 }, 10),
      circle({ x: 92.5, y: 79 }, 10),
      path('M77.5 78Q80 76 82.5 78'),
    ),
    path('M30 150C42 150 44 138 54 138S68 152 80 152 96 138 106 138 118 150 130 150', {
      fill: 'none',
      stroke: tones.light,
      'stroke-width': weight.line,
      'stroke-linecap': 'round',
    }),
    path(flare({ x: 106, y: 138 }, 10, 0.22), { fill: tones.ink }),
  ];
}
