import { palette } from '../../scripts/content/palette';
import { element, group, path } from '../svg';
import { height, width } from './size';

const inset = 14;

/** The frame of a chart, graduated at the top and the bottom. */
export function neatline(): string {
  const x = inset;
  const box = { x, y: x, width: width - x * 2, height: height - x * 2, rx: 3 };
  const edges = `M${x} ${x}H${width - x}M${x} ${height - x}H${width - x}`;
  return group(
    { fill: 'none', stroke: palette.lineStrong },
    element('rect', { ...box, 'stroke-opacity': 0.55 }),
    path(edges, { 'stroke-width': 6, 'stroke-dasharray': '1 11.24', 'stroke-opacity': 0.7 }),
  );
}
