import { arrowHead, arrow, box, chain, checkMark, cross, gear, line, p, rows, stroke } from './pieces';
import type { Sketch } from './sketch';

/** A rule on a sheet: if this, then that. */
const rule: Sketch = {
  lines: [
    box(26, 36, 88, 128),
    rows(42, 64, 56, 4, 24),
    line(p(104, 88), p(150, 88)),
    chain([p(154, 88), p(180, 62), p(206, 88), p(180, 114)], true),
    stroke('M206 88C230 88 226 56 252 56'),
    stroke('M180 114C180 144 220 144 252 144'),
    checkMark(p(276, 56), 13),
    cross(p(276, 144), 11),
  ],
  bright: [[p(180, 88), 10]],
};

/** A chain of three blocks; the middle one holds a program, and a key hangs from it. */
const published: Sketch = {
  lines: [
    box(24, 58, 60, 60),
    box(124, 50, 76, 76),
    box(240, 58, 60, 60),
    rows(38, 76, 32, 3, 12),
    rows(254, 76, 32, 3, 12),
    ...gear(p(162, 88), 24),
    line(p(88, 88), p(120, 88)),
    line(p(204, 88), p(236, 88)),
    stroke('M162 126v14'),
    stroke('M162 140a8 8 0 1 1 0 16 8 8 0 1 1 0-16M162 156v32M162 186h8M162 179h6'),
  ],
  bright: [[p(162, 88), 8]],
};

/** Two arrows reach the program: one goes on and has its star, the other is turned back. */
const runs: Sketch = {
  lines: [
    ...gear(p(160, 100), 44),
    ...arrow(p(30, 78), p(110, 78)),
    ...arrow(p(208, 100), p(264, 100)),
    stroke('M30 116H96c22 0 22 34 0 34H34'),
    arrowHead(p(34, 150), 180),
  ],
  bright: [[p(286, 100), 13]],
};

export const video9 = [rule, published, runs];
