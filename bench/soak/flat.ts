import { median } from '../support/numbers';

export interface Growth {
  /** Medians of the second and of the last third. In the first one code is compiled and caches fill. */
  before: number;
  after: number;
  isFlat: boolean;
}

/** Whether a value that was read again and again grew by no more than the tolerance. */
export function growthOf(values: number[], tolerance: number): Growth {
  const third = Math.floor(values.length / 3);
  const [before, after] = [median(values.slice(third, -third)), median(values.slice(-third))];
  return { before, after, isFlat: after - before <= tolerance };
}
