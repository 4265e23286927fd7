import type { Member } from '../../../../src/features/members/member';
import { greekLetter } from '../../letters';
import { glow, light } from '../../light';
import { at, element, group } from '../../svg';
import { middle } from '../size';
import { medallion } from './medallion';
import { rings } from './rings';

/** The portrait in the middle of its instrument, in the light of its star. */
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
