import { palette } from '../../scripts/content/palette';
import { colourOf } from '../../src/styles/colourOf';
import { starField } from '../starField';
import { drawing, element } from '../svg';

const width = 640;
const height = 240;

export const right = colourOf('screen', 'success');
export const wrong = colourOf('screen', 'danger');

/** What stands in the place of an experiment where there are no scripts: no words, which the page gives. */
export function sheet(seed: string, ...children: string[]): string {
  return drawing(
    width,
    height,
    element('rect', { width, height, rx: 8, fill: palette.sky }),
    starField(seed, 40, width, height, () => true),
    ...children,
  );
}
