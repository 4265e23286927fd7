import { box, chain, line, oval, p, ring, rows, seven, stroke } from './pieces';
import type { Sketch } from './sketch';

/** Somebody with a name, at a door with a number. */
const who: Sketch = {
  lines: [
    box(24, 56, 132, 88),
    ring(p(58, 86), 12),
    stroke('M36 128c0-30 44-30 44 0'),
    rows(98, 82, 42, 3, 18),
    line(p(162, 100), p(224, 100)),
    box(230, 36, 60, 130),
    seven(p(260, 66)),
    stroke('M216 166h88'),
  ],
  bright: [[p(278, 106), 8]],
};

const disc = (index: number) => oval(p(84, 168 - index * 14), 40, 9);
const pan = (x: number) => [
  chain([p(x, 78), p(x - 24, 132)]),
  line(p(x, 78), p(x + 24, 132)),
  stroke(`M${x - 28} 132h56c-6 18-50 18-56 0`),
];

/** Ten discs, seven of them in few hands, and a balance. */
const sellers: Sketch = {
  lines: [
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(disc),
    stroke('M134 84h8v90h-8M142 129h6'),
    stroke('M134 34h8v44h-8M142 56h6'),
    stroke('M238 46v124M214 170h48'),
    chain([p(194, 78), p(238, 62), p(282, 78)]),
    ...pan(194),
    ...pan(282),
  ],
  bright: [[p(238, 44), 9]],
};

/** A line that climbs, bends and ends at nothing. */
const loss: Sketch = {
  lines: [
    chain([p(44, 150), p(92, 104), p(126, 84), p(166, 38), p(196, 70), p(214, 122), p(250, 162)]),
    ring(p(258, 170), 9),
  ],
  faint: [stroke('M28 24v146h272M28 60h6M28 96h6M28 132h6')],
  bright: [[p(166, 38), 11]],
};

export const video10 = [who, sellers, loss];
