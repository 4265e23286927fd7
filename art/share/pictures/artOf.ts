import { palette } from '../../../scripts/content/palette';
import { subjectOf } from '../../../scripts/content/texts';
import { membersData } from '../../../src/features/members/membersData';
import { logoStars } from '../../../src/lib/logo';
import { paths } from '../../../src/lib/paths';
import { hero } from '../../hero';
import { brightStar, cores, dots, glow, light, link } from '../../stars';
import { at, circle, element, group, path, place, type Point } from '../../svg';
import { middle } from '../background';
import { communityArt, memberArt } from './people';
import { videoArt, videosArt } from './videos';

const horizon = { x: middle.x, y: 470 };
const arcRadius = 226;

/** A star above the horizon. */
function loginArt(): string {
  const star = at(horizon, arcRadius, -116);
  const arc = (r: number) => `M${place(at(horizon, r, 180))}A${r} ${r} 0 0 1 ${place(at(horizon, r, 0))}`;
  const ground = `M${horizon.x - 262} ${horizon.y}H${horizon.x + 262}`;
  return [
    element('defs', {}, glow('rise', palette.sol, 0.6)),
    light(star, 230, 'rise'),
    group(
      { fill: 'none', stroke: palette.lineStrong },
      path(arc(arcRadius), {
        'stroke-dasharray': '4 10',
        'stroke-width': 2.5,
        stroke: palette.sol,
        'stroke-opacity': 0.6,
      }),
      path(arc(arcRadius - 60) + arc(arcRadius - 130), { 'stroke-opacity': 0.45 }),
      path(arc(arcRadius + 46), {
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

const from = (x: number, y: number): Point => ({ x: middle.x + x, y: middle.y + y });
const shackle = [from(-92, -28), from(-97, -122), from(-46, -188), from(50, -192), from(98, -118), from(92, -28)];
const body = [from(-146, -28), from(146, -24), from(138, 168), from(-140, 176)];
const gap = 14;

/** A closed lock of stars, with a bright star as keyhole. */
function privacyArt(): string {
  const keyhole = from(0, 72);
  const sides = body.map((corner, index) => link(corner, body[(index + 1) % body.length]!, gap, gap));
  const bow = shackle.slice(1).map((star, index) => link(shackle[index]!, star, gap, gap));
  return [
    element('defs', {}, glow('keyhole', palette.sol, 0.6)),
    light(keyhole, 190, 'keyhole'),
    path([...sides, ...bow].join(''), { stroke: palette.ink, 'stroke-width': 3, 'stroke-linecap': 'round' }),
    path(dots([...body, ...shackle]), { stroke: palette.ink, 'stroke-width': 15, 'stroke-linecap': 'round' }),
    brightStar(keyhole, 58, palette.sol),
    cores([keyhole], 13),
  ].join('');
}

const reach = 42;

/** The figure of Constela with a dashed place for one more star, which would close it. */
function waitlistArt(): string {
  const centre = { x: middle.x - 20, y: middle.y };
  const stars = logoStars(centre, 196);
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

const pictures: Record<string, () => string> = {
  [paths.home]: homeArt,
  [paths.community]: communityArt,
  [paths.videos]: videosArt,
  [paths.waitlist]: waitlistArt,
  [paths.login]: loginArt,
  [paths.privacy]: privacyArt,
  [paths.legal]: privacyArt,
};

/** The drawing of a page's link preview. */
export function artOf(plain: string): string {
  const { video, member } = subjectOf(plain);
  if (video) return videoArt(video);
  if (member) return memberArt(member);
  const draw = pictures[plain];
  if (!draw) throw new Error(`No picture is drawn for ${plain}`);
  return draw();
}

function homeArt(): string {
  const [size, scale] = [480, 1.14];
  const [x, y] = [middle.x - (size / 2) * scale, middle.y - (size / 2) * scale];
  return group({ transform: `translate(${x} ${y}) scale(${scale})` }, hero());
}
