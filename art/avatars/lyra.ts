import { flare } from '../star';
import { group, path } from '../svg';
import { eyes, face, mouths, shoulders } from './face';
import { type Tones, weight } from './tones';

/** A lyre: its arms frame the face, its strings rise from the hair. */
export function lyra(tones: Tones): string[] {
  return [
    group(
      { fill: 'none', stroke: tones.light, 'stroke-linecap': 'round' },
      path('M48 22V60M64 22V50M80 22V46M96 22V50M112 22V60', {
        stroke: tones.ink,
        'stroke-width': weight.fine,
      }),
      path('M54 130C20 112 14 74 28 52 36 40 36 26 22 26M106 130C140 112 146 74 132 52 124 40 124 26 138 26', {
        'stroke-width': weight.bold,
      }),
      path('M33 30H127', { 'stroke-width': weight.bold }),
    ),
    path('M50 124C36 118 44 104 42 92 40 78 42 38 80 38S120 78 118 92C116 104 124 118 110 124Z', {
      fill: tones.hair,
    }),
    shoulders(tones),
    face(tones, eyes.smiling, mouths.calm),
    path('M54 84C48 56 60 42 82 43 100 44 112 56 106 84 104 74 100 66 92 60 84 68 66 68 58 72 56 76 55 80 54 84Z', {
      fill: tones.hair,
    }),
    path('M92 60C100 54 104 50 104 47M47 112C52 100 46 92 48 78M113 112C108 100 114 92 112 78', {
      fill: 'none',
      stroke: tones.light,
      'stroke-width': weight.fine,
      'stroke-linecap': 'round',
    }),
    path('M54 130Q80 150 106 130', {
      fill: 'none',
      stroke: tones.light,
      'stroke-width': weight.line,
      'stroke-linecap': 'round',
    }),
    path(flare({ x: 80, y: 141 }, 12, 0.22), { fill: tones.ink }),
  ];
}
