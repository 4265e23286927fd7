import { arrow, box, chain, key, line, p, rays, ring, rows } from './pieces';
import type { Sketch } from './sketch';

/** Two keys from one birth: one is kept inside, the other shines for all. */
const pair: Sketch = {
  lines: [
    ...key(p(50, 100)),
    ring(p(72, 100), 52),
    ...arrow(p(132, 100), p(176, 100)),
    ...key(p(232, 100)),
    rays(p(232, 100), 22, 36, 10),
  ],
  bright: [[p(232, 100), 8, 1]],
};

const sheet = (x: number, y: number) => [
  box(x, y, 84, 86),
  rows(x + 14, y + 20, 56, 2, 17),
  rows(x + 14, y + 54, 32, 1, 1),
];

/** A sealed sheet, and below it the key that stays at home. */
const signs: Sketch = {
  lines: [
    ...sheet(118, 12),
    box(118, 138, 84, 50),
    chain([p(106, 144), p(160, 108), p(214, 144)]),
    ...key(p(142, 164), 0.8),
  ],
  bright: [[p(182, 78), 12]],
};

/** A magnifying glass over the sealed sheet, and a key that all may have. */
const checks: Sketch = {
  lines: [
    box(40, 30, 104, 136),
    rows(58, 54, 68, 2, 20),
    rows(58, 94, 28, 1, 1),
    ring(p(118, 122), 34),
    line(p(142, 146), p(176, 180)),
    ...key(p(226, 92)),
    rays(p(226, 92), 22, 36, 10),
  ],
  bright: [
    [p(118, 122), 13],
    [p(226, 92), 7, 1],
  ],
};

export const video17 = [pair, signs, checks];
