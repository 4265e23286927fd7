import { palette } from '../../scripts/content/palette';
import { element, group, path } from '../svg';
import { right, sheet, wrong } from './sheet';

const blocks = [40, 245, 450];
const blockWidth = 150;
const copies = 6;

/** A changed first block: what the second carries of it no longer fits, while the copies of others are whole. */
export function chainDrawing(): string {
  return sheet(
    'chain',
    group(
      { 'stroke-width': 2 },
      ...blocks.map((x, index) =>
        element('rect', {
          x,
          y: 32,
          width: blockWidth,
          height: 96,
          rx: 6,
          fill: palette.plate,
          stroke: index === 0 ? palette.sol : wrong,
        }),
      ),
    ),
    ...blocks.map((x, index) => writing(x + 20, 56, index === 0 ? palette.sol : palette.inkMuted)),
    group({ 'stroke-width': 3 }, link(0, wrong, '5 6'), link(1, wrong)),
    // The hash that a block carries of the one before, and its own.
    chip(x(0, 'own'), wrong),
    chip(x(1, 'previous'), right),
    chip(x(1, 'own'), right),
    chip(x(2, 'previous'), right),
    chip(x(2, 'own'), right),
    group(
      { stroke: right, fill: palette.plate, 'stroke-width': 2 },
      ...Array.from({ length: copies }, (_, n) => copy(n)),
    ),
  );
}

const x = (block: number, which: 'previous' | 'own') => blocks[block]! + (which === 'own' ? blockWidth - 34 : 0);

function writing(left: number, top: number, stroke: string): string {
  return path(`M${left} ${top}h64m12 0h34M${left} ${top + 16}h40m12 0h24`, {
    stroke,
    'stroke-width': 5,
    'stroke-linecap': 'round',
  });
}

function link(block: number, stroke: string, dashes?: string): string {
  return path(`M${blocks[block]! + blockWidth} 112H${blocks[block + 1]}`, { stroke, 'stroke-dasharray': dashes });
}

function chip(left: number, fill: string): string {
  return element('rect', { x: left, y: 104, width: 34, height: 16, fill });
}

function copy(place: number): string {
  const left = 40 + place * 98;
  const boxes = [0, 27, 54].map((step) => element('rect', { x: left + step, y: 182, width: 16, height: 16, rx: 2 }));
  return path(`M${left} 190h70`) + boxes.join('');
}
