import { flare, pointedStar } from '../star';
import { at, circle, group, path, place } from '../svg';
import { eyes, face, mouths, shoulders } from './face';
import { type Tones, weight } from './tones';

const centre = { x: 80, y: 76 };

function needles(length: number, waist: number, turn: number): string {
  return [0, 90, 180, 270]
    .map((degrees) => {
      const tip = place(at(centre, length, degrees + turn));
      return `M${place(centre)}L${tip} ${place(at(centre, waist, degrees + turn + 45))}Z`;
    })
    .join('');
}

/** A former pole star: a compass rose behind the head. */
export function vega(tones: Tones): string[] {
  return [
    group(
      { fill: tones.deep, stroke: tones.light, 'stroke-width': weight.fine, 'stroke-linejoin': 'round' },
      circle(centre, 50, { fill: 'none' }),
      path(pointedStar(centre, 62, 24, 4, -45)),
      path(pointedStar(centre, 70, 26, 4)),
    ),
    path(needles(62, 24, -45) + needles(70, 26, -90), { fill: tones.light }),
    path('M48 134C38 112 42 76 47 60 54 34 106 34 113 60 118 76 122 112 112 134Z', { fill: tones.hair }),
    shoulders(tones),
    face(tones, eyes.closed, mouths.calm),
    path('M80 42C60 40 50 58 53 92 56 72 64 58 80 51 96 58 104 72 107 92 110 58 100 40 80 42Z', {
      fill: tones.hair,
    }),
    path('M54 130C48 112 48 84 51 66M106 130C112 112 112 84 109 66', {
      fill: 'none',
      stroke: tones.light,
      'stroke-width': weight.fine,
    }),
    path('M58 127Q80 146 102 127', { fill: 'none', stroke: tones.light, 'stroke-width': weight.line }),
    path(flare({ x: 80, y: 21 }, 19, 0.2), { fill: tones.ink }),
  ];
}
