import { flare } from '../star';
import { group, path } from '../svg';
import { eyes, face, mouths, shoulders } from './face';
import { type Tones, weight } from './tones';

/** A hood with a double star, between the brackets of program code. */
export function izar(tones: Tones): string[] {
  return [
    path('M32 56L15 82 32 108M128 56L145 82 128 108', {
      fill: 'none',
      stroke: tones.light,
      'stroke-width': weight.bold,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    path('M48 136C32 122 36 30 80 30S128 122 112 136Z', { fill: tones.hair }),
    path('M48 128C44 70 58 44 80 44S116 70 112 128Z', { fill: tones.deep }),
    face(tones, eyes.closed, mouths.calm),
    path('M56 70C54 50 66 46 82 46 98 47 105 54 104 70 98 62 92 60 86 63 78 56 66 58 56 70Z', {
      fill: tones.hair,
    }),
    path('M56 84C57 100 68 114 80 114S103 100 104 84C100 92 94 93.5 88 93L80 94.5 72 93C66 93.5 60 92 56 84Z', {
      fill: tones.deep,
      'fill-opacity': 0.3,
    }),
    shoulders(tones),
    group(
      { fill: 'none', stroke: tones.light, 'stroke-linecap': 'round' },
      path('M48 128C44 70 58 44 80 44S116 70 112 128', { 'stroke-width': weight.line }),
      path('M68 132L66 150M92 132L94 150', { 'stroke-width': weight.line }),
    ),
    path(flare({ x: 76, y: 20 }, 15, 0.22), { fill: tones.ink }),
    path(flare({ x: 95, y: 30 }, 9.5, 0.25), { fill: tones.light }),
  ];
}
