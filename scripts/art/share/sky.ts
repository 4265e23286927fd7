import { starField } from '../starField';
import { glow } from '../light';
import { palette } from '../../content/palette';
import { graticule } from '../plates/graticule';
import { width as plateWidth } from '../plates/size';
import { element, group } from '../svg';
import { height, middle, width } from './size';

/** Small stars are only to the right of the text. */
const textEnd = 620;

/** The background: the night sky with its grid and small stars. */
export function sky(seed: string): string {
  return [
    element('defs', {}, glow('night', palette.plateRaised, 1)),
    element('rect', { width, height, fill: palette.sky }),
    element('ellipse', { cx: middle.x, cy: middle.y, rx: 640, ry: 480, fill: 'url(#night)' }),
    group({ transform: `scale(${width / plateWidth})`, opacity: 0.75 }, graticule(seed)),
    starField(seed, 90, width, height, ({ x }) => x > textEnd),
  ].join('');
}
