import { at } from '../svg';
import { ballotBox, box, chain, line, p, ring, stroke } from './pieces';
import type { Sketch } from './sketch';

const counts = [3, 1, 2];

/** A table: who has how many. */
const table: Sketch = {
  lines: [
    box(46, 34, 228, 132),
    stroke('M46 78h228M46 122h228M116 34v132'),
    ...counts.flatMap((count, row) =>
      Array.from({ length: count }, (_, index) => ring(p(146 + index * 36, 56 + row * 44), 9)),
    ),
  ],
  bright: [0, 1, 2].map((row) => [p(81, 56 + row * 44), 12]),
};

const centre = p(160, 106);
const hexagon = [0, 60, 120, 180, 240, 300].map((degrees) => at(p(160, 36), 24, degrees));

/** Three programs that differ, and speak the same language. */
const language: Sketch = {
  lines: [
    box(40, 122, 44, 44),
    chain([p(258, 118), p(286, 166), p(230, 166)], true),
    chain(hexagon, true),
    line(p(92, 136), p(144, 112)),
    line(p(242, 140), p(176, 112)),
    line(p(160, 66), p(160, 88)),
  ],
  bright: [[centre, 15]],
};

/** A half-open door, and a box for votes. */
const uses: Sketch = {
  lines: [
    box(44, 34, 76, 132),
    chain([p(44, 34), p(96, 52), p(96, 184), p(44, 166)], true),
    ring(p(84, 114), 6),
    ...ballotBox(196, 92, 92, 74),
    stroke('M228 96l8-40 32 6-7 42'),
  ],
  bright: [[p(246, 80), 9, 1]],
};

export const video11 = [table, language, uses];
