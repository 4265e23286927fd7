import { palette } from '../../scripts/content/palette';
import { dots } from '../starField';
import { flare } from '../star';
import { group, path } from '../svg';
import { sheet } from './sheet';

const perRow = 20;
const people = Array.from({ length: 100 }, (_, index) => ({
  x: 51 + (index % perRow) * 28.3,
  y: 48 + Math.floor(index / perRow) * 36,
}));
/** Out of a hundred. */
const voters = 12;
const majority = 7;

/** A hundred people, the few who vote among them, and more than half of those. */
export function voteDrawing(): string {
  return sheet(
    'vote',
    group(
      { 'stroke-linecap': 'round' },
      path(dots(people.slice(voters)), { stroke: palette.lineStrong, 'stroke-width': 8, 'stroke-opacity': 0.55 }),
      path(dots(people.slice(majority, voters)), { stroke: palette.ink, 'stroke-width': 13 }),
    ),
    path(
      people
        .slice(0, majority)
        .map((place) => flare(place, 13, 0.26))
        .join(''),
      { fill: palette.sol },
    ),
  );
}
