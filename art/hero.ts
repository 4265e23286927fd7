import { palette } from '../scripts/content/palette';
import { membersData } from '../src/features/members/membersData';
import { logoStars } from '../src/lib/logo';
import { greekLetter } from './letters';
import { brightStar, cores, glow, light, link, starField } from './stars';
import { at, circle, distance, drawing, element, group, path, place, type Point, round } from './svg';

const size = 480;
const centre: Point = { x: 240, y: 240 };
const radius = 136;
const ringRadius = 208;
/** Half of the opening on the right, in degrees: every ring of the chart is open there like the C. */
const opening = 24;

function openRing(r: number): string {
  return `M${place(at(centre, r, opening))}A${round(r)} ${round(r)} 0 1 1 ${place(at(centre, r, -opening))}`;
}

function ticks(r: number, step: number, length: number, opacity: number): string {
  const arc = 360 - opening * 2;
  return path(openRing(r), {
    pathLength: arc,
    'stroke-width': length,
    'stroke-dasharray': `.25 ${step - 0.25}`,
    'stroke-dashoffset': 0.125,
    'stroke-opacity': opacity,
  });
}

function graticule(): string {
  const hours = [30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];
  const spokes = hours.map(
    (degrees) => `M${place(at(centre, 34, degrees))}L${place(at(centre, ringRadius - 6, degrees))}`,
  );
  return group(
    { fill: 'none', stroke: palette.line },
    path(spokes.join(''), { 'stroke-opacity': 0.6 }),
    path([34, 80, 178].map(openRing).join(''), { 'stroke-opacity': 0.85 }),
    path(openRing(radius), { stroke: palette.lineStrong, 'stroke-opacity': 0.35, 'stroke-dasharray': '1 5' }),
    group(
      { stroke: palette.lineStrong },
      path(openRing(ringRadius) + openRing(ringRadius + 10), { 'stroke-opacity': 0.75 }),
      ticks(ringRadius + 5, 2, 4, 0.7),
      ticks(ringRadius + 5, 12, 10, 0.9),
    ),
    path(`M${centre.x - 6} ${centre.y}h12M${centre.x} ${centre.y - 6}v12`, { stroke: palette.lineStrong }),
  );
}

function ecliptic(): string {
  const middle = { x: centre.x + 30, y: centre.y - 26 };
  return circle(middle, 148, { fill: 'none', stroke: palette.sol, 'stroke-opacity': 0.38, 'stroke-dasharray': '7 5' });
}

export function hero(): string {
  const stars = logoStars(centre, radius).map((star, index) => ({
    star,
    member: membersData[index]!,
    reach: 13 + star.weight * 8,
  }));
  const lines = stars
    .slice(1)
    .map(({ star, reach }, index) => link(stars[index]!.star, star, stars[index]!.reach, reach))
    .join('');
  const clear = (point: Point) =>
    distance(point, centre) < ringRadius - 8 && stars.every(({ star }) => distance(point, star) > 38);
  return drawing(
    size,
    size,
    element('defs', {}, stars.map(({ member }) => glow(member.id, member.avatarColor, 0.6)).join('')),
    graticule(),
    ecliptic(),
    starField('constela', 170, size, size, clear),
    ...stars.map(({ star, member, reach }) => light(star, reach * 2.4, member.id)),
    path(lines, { stroke: palette.ink, 'stroke-width': 2.2, 'stroke-linecap': 'round' }),
    ...stars.map(({ star, member, reach }) => brightStar(star, reach, member.avatarColor)),
    cores(
      stars.map(({ star }) => star),
      6.4,
    ),
    group(
      { fill: 'none', stroke: palette.ink, 'stroke-width': 1.4, 'stroke-linecap': 'round' },
      ...stars.map(({ star, member, reach }) => {
        const outward = (Math.atan2(star.y - centre.y, star.x - centre.x) * 180) / Math.PI;
        return greekLetter(member.letter, at(star, reach + 13, outward + 16), 1.15);
      }),
    ),
  );
}
