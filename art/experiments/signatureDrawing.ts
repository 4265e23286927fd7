import { palette } from '../../scripts/content/palette';
import { flare } from '../star';
import { circle, element, group, path } from '../svg';
import { right, sheet, wrong } from './sheet';

const words = [52, 84, 40, 70, 56];

/** The same signature under a sentence, and under that sentence with a changed letter. */
export function signatureDrawing(): string {
  return sheet('signature', row(66, right, 'M-11 0l8 9l15-18'), row(174, wrong, 'M-10-10l20 20M10-10l-20 20', 2));
}

function row(middle: number, colour: string, mark: string, changed?: number): string {
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    element('rect', {
      x: 40,
      y: middle - 38,
      width: 400,
      height: 76,
      rx: 6,
      fill: palette.plate,
      stroke: palette.lineStrong,
    }),
    ...words.map((length, index) =>
      path(`M${60 + words.slice(0, index).reduce((sum, one) => sum + one + 14, 0)} ${middle}h${length}`, {
        stroke: index === changed ? wrong : palette.ink,
        'stroke-width': 7,
      }),
    ),
    path(flare({ x: 502, y: middle }, 30, 0.2), { fill: palette.sol }),
    path(`M440 ${middle}h32`, { stroke: palette.lineStrong, 'stroke-width': 2 }),
    circle({ x: 576, y: middle }, 24, { stroke: colour, 'stroke-width': 2 }),
    group({ transform: `translate(576 ${middle})` }, path(mark, { stroke: colour, 'stroke-width': 4 })),
  );
}
