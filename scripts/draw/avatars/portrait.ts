import { glow } from '../light';
import { palette } from '../palette';
import { circle, drawing, element, group, path } from '../svg';

const size = 160;
const middle = { x: size / 2, y: size / 2 };

/** The night, the light of the star and the graduated ring that every portrait stands in. */
function sky(colour: string): string {
  return [
    element('defs', {}, glow('light', colour, 0.55, 0.6)),
    element('rect', { width: size, height: size, fill: palette.plate }),
    circle({ x: 80, y: 74 }, 92, { fill: 'url(#light)' }),
    group(
      { fill: 'none', stroke: palette.lineStrong },
      path('M-20 60Q60 40 100 -20M-20 128Q110 110 180 -12M40 180Q130 130 180 60', {
        stroke: palette.line,
        'stroke-opacity': 0.9,
      }),
      circle(middle, 75, { 'stroke-opacity': 0.6 }),
      circle(middle, 72.5, {
        pathLength: 360,
        'stroke-width': 5,
        'stroke-dasharray': '.7 5.3',
        'stroke-opacity': 0.8,
      }),
    ),
  ].join('\n');
}

export function portrait(colour: string, ...layers: string[]): string {
  return drawing(size, size, sky(colour), ...layers);
}
