import { palette } from '../palette';
import { between, hash } from '../stars';
import { at, element, group, path, type Point, whole } from '../svg';

export const width = 640;
export const height = 360;

const origin: Point = { x: 0, y: 0 };

/** Circles and hour lines around a pole outside the plate, at a position of this seed. */
export function graticule(seed: string): string {
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

function onPlate(points: Point[]): boolean {
  return points.some(({ x, y }) => x > 0 && x < width && y > 0 && y < height);
}
