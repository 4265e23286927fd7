import type { Member } from '../../../src/features/members/member';
import { atlas } from './atlas';
import { izar } from './izar';
import { lyra } from './lyra';
import { mira } from './mira';
import { nova } from './nova';
import { orion } from './orion';
import { portrait } from './portrait';
import { type Tones, tonesOf } from './tones';
import { vega } from './vega';

const layersOf: Record<string, (tones: Tones) => string[]> = { vega, nova, mira, izar, orion, atlas, lyra };

/** The portrait of a member, or nothing for one who has none yet: the site then shows their letter. */
export function avatar(member: Member): string | undefined {
  const layers = layersOf[member.id];
  return layers && portrait(member.avatarColor, ...layers(tonesOf(member.avatarColor)));
}
