import { palette } from '../../palette';
import { subjectOf } from '../../../scripts/content/texts';
import { membersData } from '../../../src/features/members/membersData';
import { logoStars } from '../../../src/lib/logo';
import { paths } from '../../../src/lib/paths';
import { hero } from '../../hero';
import { fixedLines } from '../../handDrawn';
import { brightStar, cores, glow, light, link } from '../../stars';
import { circle, element, group, path, type Point, point } from '../../svg';
import { middle } from '../background';
import { communityArt, memberArt } from './people';
import { videoArt, videosArt } from './videos';

/** One bright star before lines that are drawn by hand. */
function oneStar(name: string, star: Point, reach: number, radius: number, core: number): string {
  return [
    element('defs', {}, glow(name, palette.sol, 0.6)),
    light(star, reach, name),
    fixedLines.get(name)!.replaceAll('\n', ''),
    brightStar(star, radius, palette.sol),
    cores([star], core),
  ].join('');
}

const privacyArt = () => oneStar('keyhole', point(878, 387), 190, 58, 13);

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
  [paths.login]: () => oneStar('rise', point(778.9, 266.9), 230, 62, 14),
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
