import { lessonsFolder, readLessonFile } from '../../scripts/content/lessons';
import { palette } from '../palette';
import { authorsOf } from '../../scripts/content/texts';
import { lessonIds, type LessonId } from '../../src/features/lessons/lessonIds';
import { drawingOf } from '../../src/features/lessons/lessonText';
import type { Video } from '../../src/features/videos/video';
import { videosData } from '../../src/features/videos/videosData';
import { brightStar, cores, dots, glow, light, starField } from '../stars';
import { distance, drawing, element, group, path, type Point, point } from '../svg';
import { pieces, type Shape } from './pieces';

const width = 320;
const height = 200;

/** The drawing of every step of every lesson, by its path on the site. */
export function lessonDrawings(): Map<string, string> {
  return new Map(lessonIds.flatMap((id) => drawLesson(id, readLessonFile(id, 'drawings.txt'))));
}

/** @throws unless there is one drawing for each step */
export function drawLesson(id: LessonId, sketches: string): [file: string, svg: string][] {
  const blocks = sketches.trim().split('\n\n');
  const steps = blocks.map((block) => /^(\d) \| /.exec(block)?.[1]);
  const where = `${lessonsFolder}/${id}/drawings.txt`;
  if (steps.join() !== '1,2,3') throw new Error(`${where} needs a block for each step: "1 | …", "2 | …", "3 | …"`);
  const video = videosData.find((one) => one.id === id)!;
  return blocks.map((block, index) => {
    const file = drawingOf(id, index + 1).slice(1);
    return [file, drawSketch(block, video, file)];
  });
}

/**
 * Draws a block of `drawings.txt` in the manner of the plates. Its first line names the step and what it shows. Then follow `lines`; `faint`
 * ones, which are behind or gone; `dotted` ones; `stars` that belong to no line; and the `bright` stars, each with its radius and
 * the number of its author, from 0. The seed scatters the faint stars of the sky.
 */
function drawSketch(block: string, video: Video, seed: string): string {
  const partsOf = (kind: string) => new RegExp(`^${kind}: (.*)$`, 'm').exec(block)?.[1]?.split(', ') ?? [];
  const numbersOf = (kind: string) => partsOf(kind).map((part) => part.split(' ').map(Number));
  const [lines = [], faint = [], dotted = []] = ['lines', 'faint', 'dotted'].map((kind) =>
    partsOf(kind).flatMap(shapesOf),
  );
  const authors = authorsOf(video);
  const bright = numbersOf('bright').map(([x = 0, y = 0, radius = 0, author = 0]) => ({
    place: point(x, y),
    radius,
    author: authors[author] ?? authors[0]!,
  }));
  const corners = [...lines, ...faint].flatMap((shape) => shape.stars);
  const stars = [...corners, ...numbersOf('stars').map(([x = 0, y = 0]) => point(x, y))];
  const all = [...stars, ...bright.map(({ place }) => place)];
  const isFree = (place: Point) => all.every((star) => distance(star, place) > 14);
  const lights = authors.map(({ id, avatarColor }) => glow(id, avatarColor, 0.5, 0.2));
  const centres = bright.map(({ place }) => place);
  return drawing(
    width,
    height,
    element('defs', {}, [glow('night', palette.cardRaised, 1), ...lights].join('')),
    element('rect', { width, height, fill: palette.sky }),
    element('ellipse', { cx: width / 2, cy: height / 2, rx: 230, ry: 165, fill: 'url(#night)' }),
    ...bright.map(({ place, radius, author }) => light(place, radius * 5, author.id)),
    starField(seed, 26, width, height, isFree),
    group(
      { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      strokes(faint, palette.lineStrong, { 'stroke-opacity': 0.7, 'stroke-width': 1.3 }),
      strokes(dotted, palette.ink, { 'stroke-opacity': 0.8, 'stroke-width': 1.6, 'stroke-dasharray': '.1 5' }),
      strokes(lines, palette.ink, { 'stroke-opacity': 0.82, 'stroke-width': 1.6 }),
      path(dots(stars), { stroke: palette.ink, 'stroke-width': 5 }),
    ),
    ...bright.map(({ place, radius, author }) => brightStar(place, radius, author.avatarColor)),
    cores(centres, 3.4),
  );
}

/** @throws for a name that no piece has */
function shapesOf(part: string): Shape[] {
  const [name = '', ...rest] = part.split(' ');
  if (name === 'path') return [{ d: rest.join(' '), stars: [] }];
  const piece = pieces[name];
  if (!piece) throw new Error(`drawings.txt: pieces.ts has no piece "${name}"`);
  return piece(...rest.map(Number));
}

function strokes(shapes: Shape[], stroke: string, style: Record<string, string | number>): string {
  return shapes.length === 0 ? '' : path(shapes.map(({ d }) => d).join(''), { stroke, ...style });
}
