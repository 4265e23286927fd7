import type { Member } from '../../../src/features/members/member';
import { greekLetter } from '../../letters';
import { glow, light } from '../../light';
import { palette } from '../../../scripts/content/palette';
import { type Point, at, circle, element, group } from '../../svg';
import { middle } from '../size';
import { medallion } from './medallion';

/** The member's portrait inside graduated rings, with the glow of their star. */
export function memberArt(member: Member): string {
  return [
    element('defs', {}, glow('halo', member.avatarColor, 0.55, 0.5)),
    light(middle, 400, 'halo'),
    rings(middle, [212, 232]),
    medallion(member, middle, 196),
    group(
      { fill: 'none', stroke: member.avatarColor, 'stroke-width': 1.2, 'stroke-linecap': 'round' },
      greekLetter(member.letter, at(middle, 288, -38), 3),
    ),
  ].join('');
}

/** Circles around a point, with a graduated scale outside. */
function rings(centre: Point, radii: number[]): string {
  const outer = Math.max(...radii);
  return group(
    { fill: 'none', stroke: palette.lineStrong },
    ...radii.map((radius) => circle(centre, radius, { 'stroke-opacity': radius === outer ? 0.75 : 0.35 })),
    circle(centre, outer + 8, {
      pathLength: 360,
      'stroke-width': 10,
      'stroke-dasharray': '.3 2.7',
      'stroke-opacity': 0.75,
    }),
    circle(centre, outer + 16, { 'stroke-opacity': 0.75 }),
  );
}
