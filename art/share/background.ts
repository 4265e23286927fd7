import { palette } from '../../scripts/content/palette';
import { shareImageSize } from '../../scripts/content/words';
import { graticule, width as plateWidth } from '../plates/chart';
import { glow, starField } from '../stars';
import { element, group, path } from '../svg';

export const { width, height } = shareImageSize;

/** The centre of the drawing; the text is in the left half. */
export const middle = { x: 878, y: height / 2 };

/** Small stars are only to the right of the text. */
const textEnd = 620;

/** The night sky with its grid and small stars. */
export function sky(seed: string): string {
  return [
    element('defs', {}, glow('night', palette.plateRaised, 1)),
    element('rect', { width, height, fill: palette.sky }),
    element('ellipse', { cx: middle.x, cy: middle.y, rx: 640, ry: 480, fill: 'url(#night)' }),
    group({ transform: `scale(${width / plateWidth})`, opacity: 0.75 }, graticule(seed)),
    starField(seed, 90, width, height, ({ x }) => x > textEnd),
  ].join('');
}

const inset = 26;

/** The graduated frame of a chart. */
export function frame(): string {
  const [right, bottom] = [width - inset, height - inset];
  const box = { x: inset, y: inset, width: width - inset * 2, height: height - inset * 2, rx: 4 };
  const edges = `M${inset} ${inset}H${right}V${bottom}H${inset}Z`;
  return group(
    { fill: 'none', stroke: palette.lineStrong },
    element('rect', { ...box, 'stroke-opacity': 0.6, 'stroke-width': 1.5 }),
    path(edges, {
      pathLength: 288,
      'stroke-width': 9,
      'stroke-dasharray': '.12 1.88',
      'stroke-dashoffset': -0.94,
      'stroke-opacity': 0.7,
    }),
  );
}
