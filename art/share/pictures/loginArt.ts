import { brightStar, cores, glow, light } from '../../light';
import { palette } from '../../../scripts/content/palette';
import { at, element, group, path, place } from '../../svg';
import { middle } from '../size';

const horizon = { x: middle.x, y: 470 };
const radius = 226;

/** A star above the horizon. */
export function loginArt(): string {
  const star = at(horizon, radius, -116);
  const arc = (r: number) => `M${place(at(horizon, r, 180))}A${r} ${r} 0 0 1 ${place(at(horizon, r, 0))}`;
  const ground = `M${horizon.x - 262} ${horizon.y}H${horizon.x + 262}`;
  return [
    element('defs', {}, glow('rise', palette.sol, 0.6)),
    light(star, 230, 'rise'),
    group(
      { fill: 'none', stroke: palette.lineStrong },
      path(arc(radius), {
        'stroke-dasharray': '4 10',
        'stroke-width': 2.5,
        stroke: palette.sol,
        'stroke-opacity': 0.6,
      }),
      path(arc(radius - 60) + arc(radius - 130), { 'stroke-opacity': 0.45 }),
      path(arc(radius + 46), {
        pathLength: 180,
        'stroke-width': 10,
        'stroke-dasharray': '.3 2.7',
        'stroke-opacity': 0.7,
      }),
      path(ground, { stroke: palette.ink, 'stroke-width': 2.5, 'stroke-linecap': 'round' }),
      path(ground, { 'stroke-width': 22, 'stroke-dasharray': '1.5 23', transform: 'translate(0 12)' }),
    ),
    brightStar(star, 62, palette.sol),
    cores([star], 14),
  ].join('');
}
