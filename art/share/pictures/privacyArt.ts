import { dots } from '../../starField';
import { brightStar, cores, glow, light } from '../../light';
import { palette } from '../../../scripts/content/palette';
import { link } from '../../star';
import { type Point, element, path } from '../../svg';
import { middle } from '../size';

const from = ([x, y]: [number, number]): Point => ({ x: middle.x + x, y: middle.y + y });
const shackle = (
  [
    [-92, -28],
    [-97, -122],
    [-46, -188],
    [50, -192],
    [98, -118],
    [92, -28],
  ] as [number, number][]
).map(from);
const body = (
  [
    [-146, -28],
    [146, -24],
    [138, 168],
    [-140, 176],
  ] as [number, number][]
).map(from);
const gap = 14;

/** A closed lock of stars, with a bright star as keyhole. */
export function privacyArt(): string {
  const keyhole = from([0, 72]);
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
