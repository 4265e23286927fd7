import { palette } from './palette';
import { groupsOf } from './handDrawn';
import { starField } from './stars';
import { drawing, element } from './svg';

const width = 640;
const height = 240;

/** What stands in the place of each experiment where there are no scripts, by its path on the site: no words, which the page gives. */
export function experimentDrawings(): [file: string, svg: string][] {
  return [...groupsOf('experiments.svg')].map(([name, layers]) => [
    `images/experiments/${name}.svg`,
    drawing(
      width,
      height,
      element('rect', { width, height, rx: 8, fill: palette.sky }),
      starField(name, 40, width, height, () => true),
      layers,
    ),
  ]);
}
