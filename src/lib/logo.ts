/**
 * The seven stars of the brand's letter, from the upper end of the C to the lower one, on a circle of radius 1 around 0,0.
 * Angles and distances are irregular, because regular ones look like a loading spinner. The faintest star has the weight 1.
 */
const stars: readonly [degrees: number, distance: number, weight: number][] = [
  [-40, 1.02, 2],
  [-84, 1, 1],
  [-131, 1.04, 1.35],
  [-179, 0.93, 1],
  [134, 1.05, 1.5],
  [88, 0.96, 1],
  [42, 1.01, 1.25],
];

export function logoStars(centre: { x: number; y: number }, radius: number) {
  return stars.map(([degrees, distance, weight]) => {
    const angle = (degrees * Math.PI) / 180;
    const [x, y] = [centre.x + radius * distance * Math.cos(angle), centre.y + radius * distance * Math.sin(angle)];
    return { x, y, weight };
  });
}
