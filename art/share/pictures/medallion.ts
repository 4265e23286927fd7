import type { Member } from '../../../src/features/members/member';
import { avatar } from '../../avatars/avatars';
import { escape } from '../../../scripts/content/escape';
import { palette } from '../../../scripts/content/palette';
import { type Point, circle, element, group, round } from '../../svg';

const portraitSize = 160;

/** A member's portrait as a circle with an edge in their colour; without a portrait, their letter on it, as on the site. */
export function medallion(member: Member, centre: Point, radius: number): string {
  const portrait = avatar(member);
  if (!portrait) return letterOnColour(member, centre, radius);
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
