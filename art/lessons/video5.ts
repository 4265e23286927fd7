import { between } from '../stars';
import { at } from '../svg';
import { arrow, arrowHead, box, chain, line, oval, p, ring, stroke } from './pieces';
import type { Sketch } from './sketch';

/** An open envelope; what is in it goes to a pencil, a clock and a question. */
const handedOver: Sketch = {
  lines: [
    box(28, 88, 92, 62),
    chain([p(28, 88), p(74, 46), p(120, 88)]),
    stroke('M28 150l34-34M120 150l-34-34M52 100l22 20 22-20'),
    line(p(128, 96), p(232, 44)),
    line(p(130, 110), p(230, 104)),
    line(p(128, 124), p(232, 160)),
    ...[40, 103, 164].map((y) => ring(p(260, y), 25)),
    stroke('M250 50l3-9 16-16 6 6-16 16zM266 28l6 6'),
    stroke('M260 88v15l10 7'),
    stroke('M252 158c0-12 16-12 16-2 0 7-8 6-8 13'),
  ],
  stars: [p(260, 176)],
  bright: [[p(74, 100), 11]],
};

const profile = [
  [34, 0],
  [62, 16],
  [66, 40],
  [84, 66],
  [68, 74],
  [74, 86],
  [64, 104],
  [44, 112],
  [44, 136],
  [6, 136],
  [0, 84],
  [6, 30],
] as const;
const move = (dx: number) => profile.map(([x, y]) => p(x + dx, y + 32));

/** Twelve loose stars, and the same ones joined into a face. */
const portrait: Sketch = {
  lines: [chain(move(196), true), ...arrow(p(136, 100), p(170, 100))],
  stars: move(36),
  bright: [[p(234, 74), 9]],
};

const crowd = Array.from({ length: 22 }, (_, index) =>
  at(p(212, 100), between(`crowd r ${index}`, 8, 58), index * 137.5 + between(`crowd ${index}`, -14, 14)),
);

/** Many stars together, and one outside that they draw in. */
const pull: Sketch = {
  lines: [stroke('M58 130C74 168 116 172 142 142'), arrowHead(p(142, 142), -48)],
  faint: [oval(p(212, 100), 74, 74)],
  stars: crowd,
  bright: [[p(50, 112), 12]],
};

export const video5 = [handedOver, portrait, pull];
