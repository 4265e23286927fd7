import { flare } from '../star';
import { circle, group, path } from '../svg';
import { eyes, face, shoulders } from './face';
import { type Tones, weight } from './tones';

const belt = [
  { x: 55, y: 147 },
  { x: 80, y: 141 },
  { x: 105, y: 135 },
];
const corners = [
  { x: 34, y: 40 },
  { x: 124, y: 34 },
  { x: 22, y: 108 },
  { x: 138, y: 100 },
];

/** An old hunter with a white beard and the three stars of the belt as a sash. */
export function orion(tones: Tones): string[] {
  return [
    path('M34 40L80 20 124 34 138 100M34 40L22 108', {
      fill: 'none',
      stroke: tones.light,
      'stroke-width': weight.fine,
    }),
    group(
      { fill: tones.light },
      ...corners.map((corner, index) => circle(corner, index % 3 ? 3.4 : 4.6)),
      circle({ x: 80, y: 20 }, 3.4),
    ),
    shoulders(tones),
    path('M58 58C46 60 44 84 54 98L62 96ZM102 58C114 60 116 84 106 98L98 96Z', { fill: tones.ink }),
    face(tones, eyes.closed, ''),
    path('M56 80C52 106 62 132 80 134 98 132 108 106 104 80 101 90 94 93 80 93S59 90 56 80Z', {
      fill: tones.ink,
    }),
    path('M80 93C74 87 64 90 60 98 68 96 74 101 80 97 86 101 92 96 100 98 96 90 86 87 80 93Z', {
      fill: tones.light,
      stroke: tones.deep,
      'stroke-width': weight.fine,
      'stroke-linejoin': 'round',
    }),
    group(
      { fill: 'none', 'stroke-linecap': 'round' },
      path('M70 108Q72 120 77 127M90 108Q88 120 83 127M80 106V122', {
        stroke: tones.hair,
        'stroke-width': weight.fine,
      }),
      path('M60 70Q68 64 75 69M85 69Q92 64 100 70', { stroke: tones.ink, 'stroke-width': weight.bold }),
      path('M66 58Q80 54 94 58', { stroke: tones.deep, 'stroke-width': weight.fine }),
      path('M22 155L138 127', { stroke: tones.light, 'stroke-width': weight.line }),
    ),
    path(belt.map((star) => flare(star, 11, 0.24)).join(''), { fill: tones.ink }),
  ];
}
