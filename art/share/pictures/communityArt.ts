import { membersData } from '../../../src/features/members/membersData';
import { videosData } from '../../../src/features/videos/videosData';
import { chartSize, placeOf } from '../../../src/pages/home/chartPlaces';
import { sharedLines } from '../../../src/pages/home/sharedLines';
import { glow, light } from '../../light';
import { palette } from '../../../scripts/content/palette';
import { link } from '../../star';
import { type Point, element, path } from '../../svg';
import { middle } from '../size';
import { medallion } from './medallion';

const radius = 52;

/** The members, with a line between members who share a video. */
export function communityArt(): string {
  const lines = sharedLines(videosData).map(([from, to]) => link(placeIn(from), placeIn(to), radius + 7, radius + 7));
  return [
    element('defs', {}, membersData.map(({ id, avatarColor }) => glow(`glow-${id}`, avatarColor, 0.5)).join('')),
    ...membersData.map(({ id }) => light(placeIn(id), radius * 2.1, `glow-${id}`)),
    path(lines.join(''), { stroke: palette.ink, 'stroke-width': 2, 'stroke-opacity': 0.75, 'stroke-linecap': 'round' }),
    ...membersData.map((member) => medallion(member, placeIn(member.id), radius)),
  ].join('');
}

function placeIn(id: string): Point {
  const place = placeOf(id);
  if (!place) throw new Error(`src/pages/home/chartPlaces.ts has no place for "${id}".`);
  return { x: middle.x + (place.x - chartSize.width / 2) * 0.98, y: middle.y + (place.y - 312) * 0.98 };
}
