import { fixedLines, palette } from '../palette';
import { authorsOf } from '../../scripts/content/texts';
import { plateNumber, type Video } from '../../src/features/videos/video';
import { greekLetter, numeral } from '../letters';
import { between, brightStar, cores, dots, glow, hash, light, starField } from '../stars';
import { distance, drawing, element, group, path, type Point, whole } from '../svg';
import { graticule, height, width } from './chart';
import { labelPlace, links, placeMotif } from './motif';
import { placementOf, seedOf, type Subject } from './subject';

/** The figure of one of the other tags, small and faint. */
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

/** Widths of the dots of the figure's plain stars. */
const magnitudes = [5, 6.4, 8];

/**
 * A video's plate: the figure of its subject with the authors as its brightest stars, and small figures of the other two
 * tags in the corners that neither the badge nor the duration covers.
 */
export function plate(video: Video, subject: Subject): string {
  const seed = seedOf(video);
  const number = plateNumber(video.id);
  const authors = authorsOf(video);
  const [far, farther] = video.tags.filter((tag) => tag !== subject.tag);

  const figure = placeMotif(subject.figure, seed, placementOf(video, subject.figure));
  const bright = authors.map((author, index) => ({
    author,
    star: figure.stars[index]!,
    radius: 21 - index * 2,
    label: labelPlace(figure, authors.length, index),
  }));
  const magnitude = (index: number) => Math.floor(hash(`${seed} magnitude ${index}`) * magnitudes.length);
  const plain = magnitudes.map((size, step) => ({
    size,
    stars: figure.stars.filter((_, index) => index >= bright.length && magnitude(index) === step),
  }));
  const gap = (index: number) => {
    const star = bright[index];
    return star ? star.radius * 0.8 : magnitudes[magnitude(index)]! / 2 + 3.5;
  };
  const clear = (point: Point) => figure.stars.every((star) => distance(star, point) > 16);

  // The glows of several authors overlap, so each is fainter when there are more.
  const strength = 0.68 - 0.09 * bright.length;
  const lights = bright.map(({ author }) => glow(author.id, author.avatarColor, strength, 0.2));

  const centres = bright.map(({ star }) => star);
  return drawing(
    width,
    height,
    element('defs', {}, [...lights, glow('night', palette.cardRaised, 1)].join('')),
    element('rect', { width, height, fill: palette.sky }),
    element('ellipse', { cx: width / 2, cy: height / 2, rx: 460, ry: 300, fill: 'url(#night)' }),
    ...bright.map(({ author, star }) => light(star, 230, author.id)),
    graticule(seed),
    starField(seed, 28, width, height, clear),
    far ? farFigure(far, seed, { x: 552, y: 88 }) : '',
    farther ? farFigure(farther, seed, { x: 88, y: 258 }) : '',
    fixedLines.get('neatline')!,
    path(links(figure, gap), {
      stroke: palette.ink,
      'stroke-width': 1.7,
      'stroke-opacity': 0.8,
      'stroke-linecap': 'round',
    }),
    group(
      { stroke: palette.ink, 'stroke-linecap': 'round' },
      ...plain.map(({ size, stars }) => (stars.length ? path(dots(stars), { 'stroke-width': size }) : '')),
    ),
    ...bright.map(({ author, star, radius }) => brightStar(star, radius, author.avatarColor)),
    cores(centres, 5.6),
    group(
      { fill: 'none', stroke: palette.ink, 'stroke-width': 1.3, 'stroke-linecap': 'round' },
      ...bright.map(({ author, label }) => greekLetter(author.letter, label, 1.1)),
      numeral(number, { x: 40, y: height - 34 }),
    ),
  );
}
