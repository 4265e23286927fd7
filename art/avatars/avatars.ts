import { palette } from '../../scripts/content/palette';
import type { Member } from '../../src/features/members/member';
import { glow } from '../stars';
import { circle, drawing, element, group, path } from '../svg';
import { type Tones, tonesOf } from './face';
import { atlas, izar, lyra, mira, nova, orion, vega } from './portraits';

const layersOf: Record<string, (tones: Tones) => string[]> = { vega, nova, mira, izar, orion, atlas, lyra };

/** The portrait of a member; undefined for one without a portrait, for whom the site shows their letter. */
export function avatar({ id, avatarColor }: Member): string | undefined {
  return layersOf[id] && drawing(size, size, sky(avatarColor), ...layersOf[id](tonesOf(avatarColor)));
}

const size = 160;
const middle = { x: 80, y: 80 };

/** The background of every portrait: the night, the glow of the star and a graduated ring. */
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
      circle(middle, 72.5, { pathLength: 360, 'stroke-width': 5, 'stroke-dasharray': '.7 5.3', 'stroke-opacity': 0.8 }),
    ),
  ].join('\n');
}
