import { palette } from './palette';
import { membersData } from '../src/features/members/membersData';
import { logoStars } from '../src/lib/logo';
import { fixedLines } from './handDrawn';
import { greekLetter } from './letters';
import { brightStar, cores, glow, light, link, starField } from './stars';
import { at, distance, drawing, element, group, path, type Point } from './svg';

const size = 480;
const centre: Point = { x: 240, y: 240 };
const radius = 136;
const ringRadius = 208;

/** The members' stars on a chart: the picture of the home page's link preview. */
export function hero(): string {
  const stars = logoStars(centre, radius).map((star, index) => ({
    star,
    member: membersData[index]!,
    reach: 13 + star.weight * 8,
  }));
  const links = stars
    .slice(1)
    .map(({ star, reach }, index) => link(stars[index]!.star, star, stars[index]!.reach, reach))
    .join('');
  const clear = (point: Point) =>
    distance(point, centre) < ringRadius - 8 && stars.every(({ star }) => distance(point, star) > 38);
  const centres = stars.map(({ star }) => star);
  return drawing(
    size,
    size,
    element('defs', {}, stars.map(({ member }) => glow(member.id, member.avatarColor, 0.6)).join('')),
    fixedLines.get('chart')!,
    starField('constela', 170, size, size, clear),
    ...stars.map(({ star, member, reach }) => light(star, reach * 2.4, member.id)),
    path(links, { stroke: palette.ink, 'stroke-width': 2.2, 'stroke-linecap': 'round' }),
    ...stars.map(({ star, member, reach }) => brightStar(star, reach, member.avatarColor)),
    cores(centres, 6.4),
    group(
      { fill: 'none', stroke: palette.ink, 'stroke-width': 1.4, 'stroke-linecap': 'round' },
      ...stars.map(({ star, member, reach }) => {
        const outward = (Math.atan2(star.y - centre.y, star.x - centre.x) * 180) / Math.PI;
        return greekLetter(member.letter, at(star, reach + 13, outward + 16), 1.15);
      }),
    ),
  );
}
