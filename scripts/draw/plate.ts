import { membersData } from '../../src/features/members/membersData';
import type { Video } from '../../src/features/videos/video';
import { dots, starField } from './field';
import { between, hash } from './hash';
import { greekLetter, numeral } from './letters';
import { brightStar, cores, glow } from './light';
import { type PlacedMotif, placeMotif } from './motif';
import { palette } from './palette';
import { link } from './star';
import { type Point, at, drawing, element, group, pair, path } from './svg';

const width = 640;
const height = 360;
const frameInset = 14;
const origin: Point = { x: 0, y: 0 };

function authorsOf(video: Video) {
  return video.authorIds.flatMap((id) => membersData.filter((member) => member.id === id));
}

/** Circles and hours around a pole outside the plate, on a side of the video's own. */
function graticule(seed: string): string {
  const pole = at({ x: width / 2, y: height / 2 }, between(`${seed} distance`, 330, 460), hash(`${seed} pole`) * 360);
  const innermost = Math.round(between(`${seed} rings`, 0, 90));
  const circles = [1, 2, 3, 4, 5, 6, 7, 8]
    .map((step) => innermost + step * 96)
    .filter((r) => onPlate(Array.from({ length: 72 }, (_, index) => at(pole, r, index * 5))))
    .map((r) => element('circle', { r }));
  const first = between(`${seed} hours`, 0, 12);
  const hours = Array.from({ length: 30 }, (_, index) => index * 12 + first)
    .filter((degrees) => onPlate(Array.from({ length: 40 }, (_, step) => at(pole, 60 + step * 22, degrees))))
    .map((degrees) => `M${whole(at(origin, 60, degrees))}L${whole(at(origin, 920, degrees))}`);
  return group(
    { fill: 'none', stroke: palette.line, 'stroke-opacity': 0.8, transform: `translate(${whole(pole)})` },
    ...circles,
    path(hours.join('')),
  );
}

function whole({ x, y }: Point): string {
  return pair(Math.round(x), Math.round(y));
}

function onPlate(points: Point[]): boolean {
  return points.some(({ x, y }) => x > 0 && x < width && y > 0 && y < height);
}

/** The graduated edge of a chart. */
function neatline(): string {
  const x = frameInset;
  const box = { x, y: x, width: width - x * 2, height: height - x * 2, rx: 3 };
  const edges = `M${x} ${x}H${width - x}M${x} ${height - x}H${width - x}`;
  return group(
    { fill: 'none', stroke: palette.lineStrong },
    element('rect', { ...box, 'stroke-opacity': 0.55 }),
    path(edges, { 'stroke-width': 6, 'stroke-dasharray': '1 11.24', 'stroke-opacity': 0.7 }),
  );
}

/** The lines of the figure, which stop short of its stars as in a printed atlas. */
function links({ stars, lines }: PlacedMotif, gap: (index: number) => number): string {
  return lines
    .flatMap((chain) => chain.slice(1).map((to, index) => [chain[index]!, to] as const))
    .map(([from, to]) => {
      const start = stars[from]!;
      const end = stars[to]!;
      const room = Math.hypot(end.x - start.x, end.y - start.y) - gap(from) - gap(to);
      return room > 2 ? link(start, end, gap(from), gap(to)) : '';
    })
    .join('');
}

/** The other two tags, small and far away, in the corners that no badge covers. */
function farFigure(tag: string, seed: string, centre: Point): string {
  const { stars, lines } = placeMotif(tag, seed, {
    centre,
    scale: 0.62,
    turn: between(`${seed} ${tag} turn`, -14, 14),
    mirrored: hash(`${seed} ${tag} mirror`) > 0.5,
  });
  const chains = lines.map((chain) => `M${chain.map((index) => whole(stars[index]!)).join('L')}`);
  return group(
    { fill: 'none', stroke: palette.lineStrong, 'stroke-linecap': 'round' },
    path(chains.join(''), { 'stroke-opacity': 0.5 }),
    path(dots(stars), { stroke: palette.inkMuted, 'stroke-width': 3 }),
  );
}

export function plate(video: Video, subject: string): string {
  const seed = `${video.id} ${video.tags.join(' ')}`;
  const authors = authorsOf(video);
  const number = video.id.replace(/\D/g, '').padStart(2, '0');
  const mirrored = hash(`${seed} mirror`) > 0.5;
  const centre = { x: width / 2 + between(`${seed} x`, -14, 14), y: height / 2 + between(`${seed} y`, -6, 6) };
  const main = placeMotif(subject, seed, {
    centre,
    scale: 2.35,
    turn: between(`${seed} turn`, -6, 6),
    mirrored,
  });
  const [far, farther] = video.tags.filter((tag) => tag !== subject);
  const radiusOf = (index: number) => (index < authors.length ? 21 - index * 2 : 0);
  const magnitudes = [5, 6.4, 8];
  const magnitude = (index: number) => Math.floor(hash(`${seed} magnitude ${index}`) * magnitudes.length);
  const plain = magnitudes.map((_, size) =>
    main.stars.filter((_, index) => index >= authors.length && magnitude(index) === size),
  );
  const gap = (index: number) => (radiusOf(index) ? radiusOf(index) * 0.8 : magnitudes[magnitude(index)]! / 2 + 3.5);
  const clear = (point: Point) => main.stars.every((star) => Math.hypot(star.x - point.x, star.y - point.y) > 16);

  return drawing(
    width,
    height,
    element(
      'defs',
      {},
      authors.map((author) => glow(author.id, author.avatarColor, 0.52, 0.2)).join('') + glow('night', palette.plateRaised, 1),
    ),
    element('rect', { width, height, fill: palette.sky }),
    element('ellipse', { cx: width / 2, cy: height / 2, rx: 460, ry: 300, fill: 'url(#night)' }),
    graticule(seed),
    starField(seed, 28, width, height, clear),
    far ? farFigure(far, seed, { x: 552, y: 88 }) : '',
    farther ? farFigure(farther, seed, { x: 88, y: 258 }) : '',
    neatline(),
    path(links(main, gap), { stroke: palette.ink, 'stroke-width': 1.7, 'stroke-opacity': 0.8, 'stroke-linecap': 'round' }),
    group(
      { stroke: palette.ink, 'stroke-linecap': 'round' },
      ...plain.map((stars, size) => (stars.length ? path(dots(stars), { 'stroke-width': magnitudes[size] }) : '')),
    ),
    ...authors.map((author, index) => brightStar(main.stars[index]!, radiusOf(index), author.avatarColor, author.id, 230)),
    cores(main.stars.slice(0, authors.length), 5.6),
    group(
      { fill: 'none', stroke: palette.ink, 'stroke-width': 1.3, 'stroke-linecap': 'round' },
      ...authors.map((author, index) => greekLetter(author.letter, labelPlace(main, index), 1.1)),
      numeral(number, { x: 40, y: height - 34 }, 1),
    ),
  );
}

/** Beside the star, where its letter is farthest from the other stars and from the lines. */
function labelPlace({ stars, lines }: PlacedMotif, index: number): Point {
  const star = stars[index]!;
  const alongLines = lines.flatMap((chain) =>
    chain.slice(1).flatMap((to, step) => [0.1, 0.25, 0.5, 0.75, 0.9].map((share) => {
      const from = stars[chain[step]!]!;
      const end = stars[to]!;
      return { x: from.x + (end.x - from.x) * share, y: from.y + (end.y - from.y) * share };
    })),
  );
  const taken = [...stars.filter((other) => other !== star), ...alongLines];
  const room = (point: Point) => Math.min(...taken.map((other) => Math.hypot(other.x - point.x, other.y - point.y)));
  return [-30, 30, 150, 210, -60, 60, 120, 240]
    .map((degrees) => at(star, 27, degrees))
    .reduce((best, candidate) => (room(candidate) > room(best) ? candidate : best));
}
