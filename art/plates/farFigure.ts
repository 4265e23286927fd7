import { dots } from '../starField';
import { between, hash } from '../hash';
import { palette } from '../../scripts/content/palette';
import { type Point, group, path, whole } from '../svg';
import { placeMotif } from './motif';

/** The figure of one of the other tags, small and faint. */
export function farFigure(tag: string, seed: string, centre: Point): string {
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
