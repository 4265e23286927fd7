import { readFileSync } from 'node:fs';
import { escape } from '../../../scripts/content/texts';
import { fixedLines, palette } from '../../palette';
import type { Member } from '../../../src/features/members/member';
import { membersData } from '../../../src/features/members/membersData';
import { videosData } from '../../../src/features/videos/videosData';
import { chartSize, placeOf } from '../../../src/features/members/chart';
import { sharedLines } from '../../../src/features/videos/videosSlice';
import { greekLetter } from '../../letters';
import { glow, light, link } from '../../stars';
import { at, circle, element, group, path, type Point, round } from '../../svg';
import { middle } from '../background';

const portraitSize = 160;

/** A member's portrait as a circle with an edge in their colour; without a portrait, their letter on it, as on the site. */
export function medallion(member: Member, centre: Point, radius: number): string {
  if (!member.avatarUrl) return letterOnColour(member, centre, radius);
  const portrait = readFileSync(`public${member.avatarUrl}`, 'utf8');
  const id = `round-${member.id}`;
  const scale = round((radius * 20) / portraitSize) / 10;
  const [x, y] = [centre.x - (portraitSize / 2) * scale, centre.y - (portraitSize / 2) * scale];
  // Every portrait uses the same id for its glow.
  const own = portrait.replaceAll('"light"', `"light-${member.id}"`).replaceAll('#light', `#light-${member.id}`);
  return group(
    {},
    element('clipPath', { id }, circle(centre, radius)),
    group({ 'clip-path': `url(#${id})` }, group({ transform: `translate(${x} ${y}) scale(${scale})` }, own)),
    circle(centre, radius, { fill: 'none', stroke: member.avatarColor, 'stroke-width': Math.max(2, radius / 60) }),
  );
}

/** Written in the font of the card. */
function letterOnColour({ name, avatarColor }: Member, centre: Point, radius: number): string {
  const text = {
    x: centre.x,
    y: round(centre.y + radius * 0.36),
    fill: palette.sky,
    'text-anchor': 'middle',
    'font-size': radius,
    'font-weight': 600,
  };
  return circle(centre, radius, { fill: avatarColor }) + element('text', text, escape(name.charAt(0)));
}

/** The member's portrait inside graduated rings, with the glow of their star. */
export function memberArt(member: Member): string {
  return [
    element('defs', {}, glow('halo', member.avatarColor, 0.55, 0.5)),
    light(middle, 400, 'halo'),
    fixedLines.get('rings')!,
    medallion(member, middle, 196),
    group(
      { fill: 'none', stroke: member.avatarColor, 'stroke-width': 1.2, 'stroke-linecap': 'round' },
      greekLetter(member.letter, at(middle, 288, -38), 3),
    ),
  ].join('');
}

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
  if (!place) throw new Error(`src/features/members/chartPlaces.ts has no place for "${id}".`);
  return { x: middle.x + (place.x - chartSize.width / 2) * 0.98, y: middle.y + (place.y - 312) * 0.98 };
}
