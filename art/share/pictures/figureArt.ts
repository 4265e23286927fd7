import type { Member } from '../../../src/features/members/member';
import { dots } from '../../starField';
import { hash } from '../../hash';
import { greekLetter } from '../../letters';
import { brightStar, cores, glow, light } from '../../light';
import { palette } from '../../../scripts/content/palette';
import { labelPlace } from '../../plates/labelPlace';
import { links } from '../../plates/links';
import type { PlacedMotif } from '../../plates/motif';
import { element, group, path } from '../../svg';

/** A video's figure with the authors as its brightest stars; with `size` 1 it fills a picture. */
export function figureArt(motif: PlacedMotif, authors: Member[], seed: string, size: number): string {
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
  return [
    element('defs', {}, bright.map(({ author }) => glow(glowOf(author.id), author.avatarColor, 0.5, 0.25)).join('')),
    ...bright.map(({ author, star }) => light(star, 250 * size, glowOf(author.id))),
    group(
      { stroke: palette.ink, 'stroke-linecap': 'round' },
      path(links(motif, gap), { 'stroke-width': Math.max(3 * size, 1.1), 'stroke-opacity': 0.8 }),
      ...plain,
    ),
    ...bright.map(({ author, star, radius }) => brightStar(star, radius, author.avatarColor)),
    cores(
      bright.map(({ star }) => star),
      10 * size,
    ),
  ].join('');
}

/** The scale of the figure relative to a plate. */
const enlarged = 1.68;

/** The authors' letters at the same positions as on the plate. */
export function figureLetters(motif: PlacedMotif, authors: Member[]): string {
  const stars = motif.stars.map(({ x, y }) => ({ x: x / enlarged, y: y / enlarged }));
  return group(
    { fill: 'none', stroke: palette.ink, 'stroke-width': 1.3, 'stroke-linecap': 'round' },
    ...authors.map(({ letter }, index) => {
      const { x, y } = labelPlace({ ...motif, stars }, authors.length, index);
      return greekLetter(letter, { x: x * enlarged, y: y * enlarged }, 1.9);
    }),
  );
}
