import { type Point, at } from './svg';

export interface FigureStar extends Point {
  /** Brightness relative to the faintest star, which has 1. */
  weight: number;
}

/**
 * The seven stars of Constela, from the upper end of the C to the lower one, on a circle of radius 1
 * around 0,0. Angles and distances are irregular, because regular ones look like a loading spinner.
 */
const polar: [degrees: number, radius: number, weight: number][] = [
  [-40, 1.02, 2],
  [-84, 1, 1],
  [-131, 1.04, 1.35],
  [-179, 0.93, 1],
  [134, 1.05, 1.5],
  [88, 0.96, 1],
  [42, 1.01, 1.25],
];

export function figure(centre: Point, radius: number): FigureStar[] {
  return polar.map(([degrees, distance, weight]) => {
    const { x, y } = at(centre, radius * distance, degrees);
    return { x, y, weight };
  });
}
