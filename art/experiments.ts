import { palette } from '../scripts/content/palette';
import { colourOf } from '../src/styles/colourOf';
import { dots, flare, starField } from './stars';
import { circle, drawing, element, group, path } from './svg';

const width = 640;
const height = 240;

const right = colourOf('screen', 'success');
const wrong = colourOf('screen', 'danger');

/** What stands in the place of an experiment where there are no scripts: no words, which the page gives. */
function sheet(seed: string, ...children: string[]): string {
  return drawing(
    width,
    height,
    element('rect', { width, height, rx: 8, fill: palette.sky }),
    starField(seed, 40, width, height, () => true),
    ...children,
  );
}

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

/** Rows of dots, as the gaps of a dashed line. */
const rowsOfDots = Array.from({ length: 15 }, (_, row) => `M0 ${row * 10}H101`).join('');
const crowd = Array.from({ length: 11 * 15 }, (_, index) => ({ x: (index % 11) * 10, y: Math.floor(index / 11) * 10 }));
/** Of a crowd, those who still fit, with each fact fewer. */
const fitting = [165, 40, 7, 1];

/** The same crowd four times, in which fewer fit with each fact that is known, and one alone in the end. */
export function sightDrawing(): string {
  return sheet(
    'sight',
    ...fitting.map((count, panel) => {
      const isWhole = count === crowd.length;
      const found = isWhole ? [] : crowd.filter((_place, index) => (index * 97 + 61) % crowd.length < count);
      const last = count === 1 ? path(flare(found[0]!, 16, 0.22), { fill: palette.sol }) : '';
      return group(
        { transform: `translate(${45 + panel * 150} 50)`, 'stroke-linecap': 'round', 'stroke-width': 4 },
        path(rowsOfDots, { stroke: isWhole ? palette.ink : palette.line, 'stroke-dasharray': '0 10' }),
        path(dots(found), { stroke: palette.ink, 'stroke-width': 5 }) + last,
      );
    }),
  );
}

const rules = [58, 84, 110, 136, 162, 188];
/** The line that is missing in the first contract, and refuses in the second. */
const check = 3;

/** A call goes through a contract where a line is missing; with that line it has to turn back. Both leave a fee. */
export function roomDrawing(): string {
  const y = rules[check]!;
  return sheet(
    'room',
    contractSheet(140),
    contractSheet(440, right),
    group(
      { fill: 'none', 'stroke-width': 3, 'stroke-linecap': 'round' },
      path(`M48 ${y}H300m-12-9l12 9l-12 9`, { stroke: wrong }),
      path(`M356 ${y - 10}h64q14 10 0 20h-64m12-9l-12 9l12 9`, { stroke: right }),
    ),
    group({ fill: palette.sol }, path(flare({ x: 48, y: 58 }, 13, 0.26)), path(flare({ x: 356, y: 58 }, 13, 0.26))),
  );
}

function contractSheet(left: number, checkStroke = 'none'): string {
  return group(
    { fill: palette.plate, 'stroke-linecap': 'round' },
    element('rect', { x: left, y: 28, width: 132, height: 186, rx: 6, stroke: palette.lineStrong, 'stroke-width': 2 }),
    ...rules.map((y, index) =>
      path(`M${left + (index % 3 ? 30 : 18)} ${y}h${index % 3 ? 78 - index * 4 : 84}`, {
        stroke: index === check ? checkStroke : palette.ink,
        'stroke-width': 6,
      }),
    ),
  );
}

const perRow = 20;
const people = Array.from({ length: 100 }, (_, index) => ({
  x: 51 + (index % perRow) * 28.3,
  y: 48 + Math.floor(index / perRow) * 36,
}));
/** Out of a hundred. */
const voters = 12;
const majority = 7;

/** A hundred people, the few who vote among them, and more than half of those. */
export function voteDrawing(): string {
  return sheet(
    'vote',
    group(
      { 'stroke-linecap': 'round' },
      path(dots(people.slice(voters)), { stroke: palette.lineStrong, 'stroke-width': 8, 'stroke-opacity': 0.55 }),
      path(dots(people.slice(majority, voters)), { stroke: palette.ink, 'stroke-width': 13 }),
    ),
    path(
      people
        .slice(0, majority)
        .map((place) => flare(place, 13, 0.26))
        .join(''),
      { fill: palette.sol },
    ),
  );
}

const sentences = [260, 200, 228];

/** A message of which two sentences give it away, and the hand that waits before it signs. */
export function scamDrawing(): string {
  return sheet(
    'scam',
    element('rect', { x: 40, y: 32, width: 380, height: 176, rx: 6, fill: palette.plate, stroke: palette.lineStrong }),
    ...sentences.map((length, index) => sentence(72 + index * 48, length, index > 0)),
    // An open hand, as a sign to stop.
    group(
      { fill: 'none', stroke: palette.sol, 'stroke-width': 4, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      path('M486 128V82a10 10 0 0 1 20 0v36V62a10 10 0 0 1 20 0v56V68a10 10 0 0 1 20 0v54V84a10 10 0 0 1 20 0v60'),
      path('M566 140c0 34-16 54-42 54c-24 0-36-14-52-44l-12-22a9 9 0 0 1 16-10l10 14'),
    ),
  );
}

function sentence(middle: number, length: number, givesAway: boolean): string {
  const colour = givesAway ? wrong : palette.inkMuted;
  return group(
    { fill: 'none', stroke: colour, 'stroke-linecap': 'round' },
    path(`M108 ${middle}h${length}`, { 'stroke-width': 7 }),
    circle({ x: 74, y: middle }, 12, { 'stroke-width': 2 }),
    givesAway ? path(`M74 ${middle - 6}v6m0 6v0`, { 'stroke-width': 3 }) : '',
  );
}

const rows = [
  { y: 58, tokens: 0 },
  { y: 108, tokens: 4 },
  { y: 158, tokens: 3 },
];

/** A table: the first row is empty, and what it had lies with the program; the other rows are as before. */
export function tokenDrawing(): string {
  const tokens = (left: number, y: number, count: number, perRow: number) =>
    Array.from({ length: count }, (_, n) => ({ x: left + (n % perRow) * 26, y: y + Math.floor(n / perRow) * 26 }));
  const gone = tokens(150, rows[0]!.y, 10, 10);
  return sheet(
    'token',
    element('rect', { x: 40, y: 32, width: 372, height: 152, rx: 6, fill: palette.plate, stroke: palette.lineStrong }),
    path('M40 83h372M40 133h372M116 32v152', { stroke: palette.lineStrong }),
    ...rows.map(({ y }) => path(flare({ x: 78, y }, 16, 0.2), { fill: palette.ink })),
    group(
      { fill: 'none', stroke: wrong, 'stroke-width': 2, 'stroke-dasharray': '3 3' },
      ...gone.map((place) => circle(place, 8)),
    ),
    group(
      { stroke: palette.sol, 'stroke-width': 18, 'stroke-linecap': 'round' },
      path(dots(rows.flatMap(({ y, tokens: count }) => tokens(150, y, count, 10)))),
      path(dots(tokens(490, 106, 10, 4))),
    ),
    path('M412 58h112a8 8 0 0 1 8 8v10m-7-8l7 8l7-8', { fill: 'none', stroke: wrong, 'stroke-width': 3 }),
    element('rect', { x: 464, y: 82, width: 132, height: 102, rx: 6, fill: 'none', stroke: wrong, 'stroke-width': 2 }),
  );
}

/** A card of which one line is open, the others are hashes; its seal, and the door that is passed. */
export function credentialDrawing(): string {
  const lines = [64, 102, 140, 178];
  return sheet(
    'credential',
    element('rect', { x: 40, y: 32, width: 330, height: 176, rx: 10, fill: palette.plate, stroke: palette.lineStrong }),
    group(
      { fill: 'none', 'stroke-linecap': 'round', stroke: palette.ink, 'stroke-width': 7 },
      path(`M64 ${lines[0]!}h56m20 0h44`, { stroke: right }),
      path(
        lines
          .slice(1)
          .map((y) => `M64 ${y}h56`)
          .join(''),
        { stroke: palette.inkMuted },
      ),
    ),
    // A hash: bars that tell nothing.
    group(
      { fill: palette.lineStrong },
      ...lines
        .slice(1)
        .flatMap((y) =>
          Array.from({ length: 8 }, (_, n) => element('rect', { x: 140 + n * 13, y: y - 8, width: 8, height: 16 })),
        ),
    ),
    path(flare({ x: 318, y: 120 }, 34, 0.2), { fill: palette.sol }),
    path(`M384 ${lines[0]!}h78m-10-9l10 9l-10 9`, { fill: 'none', stroke: right, 'stroke-width': 3 }),
    element('rect', {
      x: 490,
      y: 32,
      width: 92,
      height: 176,
      fill: 'none',
      stroke: palette.lineStrong,
      'stroke-width': 2,
    }),
    path('M490 32l62 20v152l-62 4z', { fill: palette.plate, stroke: right, 'stroke-width': 2 }),
    circle({ x: 540, y: 128 }, 4, { fill: right }),
    path('M502 84l8 9l15-20', { fill: 'none', stroke: right, 'stroke-width': 4, 'stroke-linecap': 'round' }),
  );
}
