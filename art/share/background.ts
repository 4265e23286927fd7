import { palette } from '../palette';
import { shareImageSize } from '../../scripts/content/words';
import { graticule, width as plateWidth } from '../plates/chart';
import { glow, starField } from '../stars';
import { element, group } from '../svg';

export const { width, height } = shareImageSize;

/** The centre of the drawing; the text is in the left half. */
export const middle = { x: 878, y: height / 2 };

/** Small stars are only to the right of the text. */
const textEnd = 620;

/** The night sky with its grid and small stars. */
export function sky(seed: string): string {
  return [
    element('defs', {}, glow('night', palette.cardRaised, 1)),
    element('rect', { width, height, fill: palette.sky }),
    element('ellipse', { cx: middle.x, cy: middle.y, rx: 640, ry: 480, fill: 'url(#night)' }),
    group({ transform: `scale(${width / plateWidth})`, opacity: 0.75 }, graticule(seed)),
    starField(seed, 90, width, height, ({ x }) => x > textEnd),
  ].join('');
}
