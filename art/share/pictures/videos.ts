import { palette } from '../../palette';
import { authorsOf } from '../../../scripts/content/texts';
import type { Member } from '../../../src/features/members/member';
import type { Video } from '../../../src/features/videos/video';
import { videosData } from '../../../src/features/videos/videosData';
import { greekLetter } from '../../letters';
import { labelPlace, links, type PlacedMotif, placeMotif } from '../../plates/motif';
import { placementOf, seedOf, subjects } from '../../plates/subject';
import { brightStar, cores, dots, glow, hash, light } from '../../stars';
import { element, group, path, type Point } from '../../svg';
import { middle } from '../background';

/** A video's figure with the authors as its brightest stars; with `size` 1 it fills a picture. */
function figureArt(motif: PlacedMotif, authors: Member[], seed: string, size: number): string {
  const bright = authors.map((author, index) => ({
    author,
    star: motif.stars[index]!,
    radius: (40 - index * 4) * size,
  }));
  const magnitude = (index: number) => (7 + 5 * hash(`${seed} magnitude ${index}`)) * size;
  const gap = (index: number) => (bright[index] ? bright[index].radius * 0.8 : magnitude(index) / 2 + 6 * size);
  const plain = motif.stars.map((star, index) =>
    index < bright.length ? '' : path(dots([star]), { 'stroke-width': magnitude(index) }),
  );
  const glowOf = (id: string) => `glow-${seed}-${id}`;
  const centres = bright.map(({ star }) => star);
  return [
    element('defs', {}, bright.map(({ author }) => glow(glowOf(author.id), author.avatarColor, 0.5, 0.25)).join('')),
    ...bright.map(({ author, star }) => light(star, 250 * size, glowOf(author.id))),
    group(
      { stroke: palette.ink, 'stroke-linecap': 'round' },
      path(links(motif, gap), { 'stroke-width': Math.max(3 * size, 1.1), 'stroke-opacity': 0.8 }),
      ...plain,
    ),
    ...bright.map(({ author, star, radius }) => brightStar(star, radius, author.avatarColor)),
    cores(centres, 10 * size),
  ].join('');
}

/** The scale of the figure relative to a plate. */
const enlarged = 1.68;

/** The authors' letters at the same positions as on the plate. */
function figureLetters(motif: PlacedMotif, authors: Member[]): string {
  const stars = motif.stars.map(({ x, y }) => ({ x: x / enlarged, y: y / enlarged }));
  return group(
    { fill: 'none', stroke: palette.ink, 'stroke-width': 1.3, 'stroke-linecap': 'round' },
    ...authors.map(({ letter }, index) => {
      const { x, y } = labelPlace({ ...motif, stars }, authors.length, index);
      return greekLetter(letter, { x: x * enlarged, y: y * enlarged }, 1.9);
    }),
  );
}

const subjectOf = subjects(videosData);

/** The figure of the video's plate with the same rotation. */
function motifOf(video: Video, centre: Point, scale: number): PlacedMotif {
  const figure = subjectOf.get(video.id)?.figure ?? '';
  return placeMotif(figure, seedOf(video), { ...placementOf(video, figure), centre, scale });
}

/** The video's figure, large. */
export function videoArt(video: Video): string {
  const motif = motifOf(video, middle, 3.95);
  return figureArt(motif, authorsOf(video), video.id, 1) + figureLetters(motif, authorsOf(video));
}

const grid = { width: 552, height: 530 };

/** The figures of all videos in a grid, smaller when there are more. */
export function videosArt(): string {
  const columns = Math.ceil(Math.sqrt(videosData.length * 0.8));
  const rows = Math.ceil(videosData.length / columns);
  const cell = { width: grid.width / columns, height: grid.height / rows };
  const scale = Math.min(cell.width / 138, cell.height / 106);
  return group(
    {},
    ...videosData.map((video, index) => {
      const x = middle.x + ((index % columns) - (columns - 1) / 2) * cell.width;
      const y = middle.y + (Math.floor(index / columns) - (rows - 1) / 2) * cell.height;
      return figureArt(motifOf(video, { x, y }, 0.72 * scale), authorsOf(video), video.id, 0.28 * scale);
    }),
  );
}
