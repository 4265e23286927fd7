import { ballotBox, box, chain, line, p, ring, rows, stroke } from './pieces';
import type { Sketch } from './sketch';

/** A sheet pinned to a board by a star. */
const proposal: Sketch = {
  lines: [box(52, 24, 216, 152), box(112, 56, 96, 100), rows(130, 90, 60, 3, 22)],
  bright: [[p(160, 56), 14]],
};

const small = [52, 84, 116, 148, 180].map((y, index) => p(index % 2 ? 284 : 262, y - 16));

/** One large voice and five small ones reach the same box. */
const vote: Sketch = {
  lines: [
    ...ballotBox(116, 92, 88, 76),
    ring(p(48, 84), 30),
    line(p(82, 92), p(112, 106)),
    ...small.map((place) => ring(place, 10)),
    ...small.map((place, index) => line(p(place.x - 15, place.y + (110 - place.y) * 0.12), p(208, 100 + index * 12))),
  ],
  bright: [
    [p(48, 84), 13],
    [p(160, 66), 8, 1],
  ],
};

/** A bar up to its mark; then a wait, and the box opens. */
const counted: Sketch = {
  lines: [
    box(28, 84, 100, 32),
    stroke('M98 68v64'),
    rows(34, 90, 58, 4, 6.5),
    chain([p(152, 62), p(190, 62), p(152, 138), p(190, 138)], true),
    stroke('M162 130l9-12 9 12zM171 100v12'),
    box(224, 104, 66, 50),
    chain([p(224, 104), p(212, 80)]),
    chain([p(290, 104), p(302, 80)]),
    line(p(134, 100), p(146, 100)),
    line(p(196, 100), p(212, 108)),
  ],
  bright: [[p(257, 74), 14]],
};

export const video19 = [proposal, vote, counted];
