import { pointedStar } from '../stars';
import { at, type Point } from '../svg';
import { box, cross, line, oval, p, rows, stroke } from './pieces';
import type { Sketch } from './sketch';

const bars = (x: number, heights: number[]) =>
  stroke(heights.map((height, index) => `M${x + index * 11} 178v${-height}`).join(''));

/** Two sheets that differ in one comma, and their fingerprints. */
const fingerprints: Sketch = {
  lines: [
    ...[48, 186].flatMap((x) => [box(x, 22, 86, 104), rows(x + 14, 44, 58, 1, 1), rows(x + 14, 84, 58, 2, 20)]),
    rows(62, 64, 40, 1, 1),
    rows(200, 64, 40, 1, 1),
    stroke('M111 62a1.5 1.5 0 1 1 .1 0q2 5-3 10'),
    bars(53, [32, 12, 22, 10, 32, 16, 26, 12]),
    bars(191, [14, 28, 10, 32, 12, 24, 18, 32]),
  ],
  bright: [[p(160, 64), 9]],
};

/** Three blocks; the first was changed, and no longer fits the second. */
const brokenChain: Sketch = {
  lines: [
    ...[20, 130, 240].map((x) => box(x, 68, 60, 64)),
    ...[130, 240].map((x) => rows(x + 14, 88, 32, 3, 12)),
    cross(p(50, 100), 22),
    oval(p(203, 100), 13, 8),
    oval(p(217, 100), 13, 8),
    stroke('M99 89a12 8-24 1 0 0 16M111 110a12 8-24 1 0 2-19'),
  ],
  bright: [
    [p(105, 66), 9, 1],
    [p(210, 100), 7],
  ],
};

const book = ({ x, y }: Point) => [box(x - 21, y - 16, 42, 32), line(p(x - 13, y - 16), p(x - 13, y + 16))];
const places = [-90, -18, 54, 126, 198].map((degrees) => at(p(160, 102), 68, degrees));
const hub = p(160, 102);
const rays = places.map((place) => line(at(hub, 10, angle(place)), at(hub, 42, angle(place))));

function angle(place: Point): number {
  return (Math.atan2(place.y - hub.y, place.x - hub.x) * 180) / Math.PI;
}

/** Five books around one star; the copy of one of them is another. */
const copies: Sketch = {
  lines: [
    ...places.flatMap(book),
    ...rays.slice(0, 4),
    stroke(pointedStar(p(places[4]!.x + 4, places[4]!.y), 9, 4, 5)),
  ],
  dotted: rays.slice(4),
  stars: [hub],
  bright: places.slice(0, 4).map(({ x, y }) => [p(x + 4, y), 10]),
};

export const video3 = [fingerprints, brokenChain, copies];
