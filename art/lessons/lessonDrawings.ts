import type { LessonId } from '../../src/features/lessons/lessonIds';
import { drawingOf } from '../../src/features/lessons/lessonText';
import { videosData } from '../../src/features/videos/videosData';
import { between, pointedStar } from '../stars';
import { at, type Point } from '../svg';
import {
  arrow,
  arrowHead,
  ballotBox,
  box,
  chain,
  checkMark,
  cross,
  gear,
  key,
  line,
  oval,
  p,
  rays,
  ring,
  rows,
  seven,
  stroke,
} from './pieces';
import { drawSketch, type Sketch } from './sketch';

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
const spokes = places.map((place) => line(at(hub, 10, angle(place)), at(hub, 42, angle(place))));

function angle(place: Point): number {
  return (Math.atan2(place.y - hub.y, place.x - hub.x) * 180) / Math.PI;
}

/** Five books around one star; the copy of one of them is another. */
const copies: Sketch = {
  lines: [
    ...places.flatMap(book),
    ...spokes.slice(0, 4),
    stroke(pointedStar(p(places[4]!.x + 4, places[4]!.y), 9, 4, 5)),
  ],
  dotted: spokes.slice(4),
  stars: [hub],
  bright: places.slice(0, 4).map(({ x, y }) => [p(x + 4, y), 10]),
};

const video3 = [fingerprints, brokenChain, copies];

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

/** Of a face. */
const profile = '34,0 62,16 66,40 84,66 68,74 74,86 64,104 44,112 44,136 6,136 0,84 6,30'
  .split(' ')
  .map((corner) => corner.split(',').map(Number) as [number, number]);
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

const video5 = [handedOver, portrait, pull];

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

const video9 = [rule, published, runs];

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

const video10 = [who, sellers, loss];

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

const video11 = [table, language, uses];

/** Two keys from one birth: one is kept inside, the other shines for all. */
const keys: Sketch = {
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

const video17 = [keys, signs, checks];

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

const video19 = [proposal, vote, counted];

/** For each lesson what its steps show, in their order. `drawing` in the lesson's text says it in words. */
const sketches: Record<LessonId, Sketch[]> = { video3, video5, video9, video10, video11, video17, video19 };

/** The drawing of every step of every lesson, by its path under `public`. */
export function lessonDrawings(): Map<string, string> {
  const drawn = videosData.flatMap((video) =>
    (sketches[video.id as LessonId] ?? []).map((sketch, index): [string, string] => {
      const file = drawingOf(video.id, index + 1).slice(1);
      return [file, drawSketch(sketch, video, file)];
    }),
  );
  return new Map(drawn);
}
