import { palette } from '../../content/palette';
import { element, group, path } from '../svg';
import { height, width } from './size';

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
