import { palette } from './palette';
import { logoStars } from '../src/lib/logo';
import { flare, link } from './stars';
import { circle, drawing, element, group, path } from './svg';

const size = 64;

const open = { radius: 23.5, dot: 2.9, stroke: 2.2, gap: 2.1, flareRadius: 11.5 };
/** Without gaps and with thicker lines, for the sixteen pixels of a browser tab. */
const sturdy = { radius: 18.5, dot: 3.4, stroke: 3.8, gap: -2, flareRadius: 12 };

function mark(look: typeof open): string {
  const stars = logoStars({ x: size / 2 - 1, y: size / 2 }, look.radius);
  const reach = stars.map((star, index) => (index === 0 ? look.flareRadius * 0.45 : look.dot * star.weight) + look.gap);
  const lines = stars
    .slice(1)
    .map((star, index) => link(stars[index]!, star, reach[index]!, reach[index + 1]!))
    .join('');
  const [lead, ...others] = stars;
  return [
    path(lines, { stroke: palette.ink, 'stroke-width': look.stroke, 'stroke-linecap': 'round', fill: 'none' }),
    group({ fill: palette.ink }, ...others.map((star) => circle(star, look.dot * star.weight))),
    path(flare(lead!, look.flareRadius, 0.22), { fill: palette.sol }),
  ].join('\n');
}

export function logo(): string {
  return drawing(size, size, mark(open));
}

export function favicon(): string {
  const sky = element('rect', { width: size, height: size, rx: 14, fill: palette.sky });
  return drawing(size, size, sky, mark(sturdy));
}

/** Without rounded corners, because the phone adds them itself. */
export function appIcon(): string {
  const sky = element('rect', { width: size, height: size, fill: palette.sky });
  return drawing(size, size, sky, mark({ ...sturdy, radius: 17.5, stroke: 3 }));
}
