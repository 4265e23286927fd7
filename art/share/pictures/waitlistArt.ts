import { membersData } from '../../../src/features/members/membersData';
import { figure } from '../../figure';
import { brightStar, cores, glow, light } from '../../light';
import { palette } from '../../../scripts/content/palette';
import { link } from '../../star';
import { circle, element, path } from '../../svg';
import { middle } from '../size';

const reach = 42;

/** The figure of Constela with a dashed place for one more star, which would close it. */
export function waitlistArt(): string {
  const centre = { x: middle.x - 20, y: middle.y };
  const stars = figure(centre, 196);
  const missing = { x: centre.x + 236, y: centre.y + 6 };
  const drawn = stars.slice(1).map((star, index) => link(stars[index]!, star, reach, reach));
  const open = [stars[0]!, stars.at(-1)!].map((star) => link(star, missing, reach, 34));
  const colourOf = (index: number) => membersData[index]?.avatarColor ?? palette.sol;
  return [
    element('defs', {}, stars.map((_, index) => glow(`glow-${index}`, colourOf(index), 0.55)).join('')),
    ...stars.map((star, index) => light(star, 96, `glow-${index}`)),
    path(drawn.join(''), { stroke: palette.ink, 'stroke-width': 3, 'stroke-linecap': 'round' }),
    path(open.join(''), {
      stroke: palette.sol,
      'stroke-width': 2.5,
      'stroke-dasharray': '3 10',
      'stroke-linecap': 'round',
    }),
    circle(missing, 22, { fill: 'none', stroke: palette.sol, 'stroke-width': 2.5, 'stroke-dasharray': '5 6.5' }),
    ...stars.map((star, index) => brightStar(star, 27 + star.weight * 7, colourOf(index))),
    cores(stars, 9),
  ].join('');
}
