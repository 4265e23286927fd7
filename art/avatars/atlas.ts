import { flare } from '../star';
import { circle, element, group, path } from '../svg';
import { eyes, face, mouths } from './face';
import { type Tones, weight } from './tones';

const globe = { x: 80, y: 42 };

/** Carries a globe on two raised hands. */
export function atlas(tones: Tones): string[] {
  return [
    circle(globe, 32, { fill: tones.deep }),
    group(
      { fill: 'none', stroke: tones.light },
      circle(globe, 32, { 'stroke-width': weight.line }),
      element('ellipse', { cx: 80, cy: 42, rx: 13, ry: 32, 'stroke-width': weight.fine }),
      element('ellipse', {
        cx: 80,
        cy: 42,
        rx: 32,
        ry: 10,
        'stroke-width': weight.line,
        transform: 'rotate(-20 80 42)',
      }),
      path('M80 8V76', { 'stroke-width': weight.fine }),
    ),
    path(flare({ x: 66, y: 36 }, 13, 0.22), { fill: tones.ink }),
    group(
      { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      path('M48 150L26 118 46 72M112 150L134 118 114 72', { stroke: tones.cloth, 'stroke-width': 15 }),
      path('M45 73L51 61M115 73L109 61', { stroke: tones.light, 'stroke-width': 11 }),
    ),
    path('M34 168C34 148 42 142 64 136H96C118 142 126 148 126 168Z', { fill: tones.cloth }),
    group({ transform: 'translate(17 45) scale(.79)' }, face(tones, eyes.closed, mouths.calm)),
    path('M60 94C58 78 70 74 80 74S102 78 100 94C97 86 90 82 80 82S63 86 60 94Z', { fill: tones.hair }),
    path('M61 106C62 124 72 136 80 136S98 124 99 106C96 114 90 116.5 86 116L80 117 74 116C70 116.5 64 114 61 106Z', {
      fill: tones.hair,
    }),
    path('M75.5 124Q80 126 84.5 124', {
      fill: 'none',
      stroke: tones.ink,
      'stroke-width': 2.2,
      'stroke-linecap': 'round',
    }),
    group(
      { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      path('M66 140L80 156 94 140', { stroke: tones.light, 'stroke-width': weight.line }),
    ),
  ];
}
