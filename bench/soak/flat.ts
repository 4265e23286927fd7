export interface Point {
  minute: number;
  value: number;
}

export interface Line {
  /** Of the second half, like the rest. */
  mean: number;
  /** From the start of the least-squares line to its end. */
  rise: number;
  /** A rise up to here is flat. */
  allowed: number;
}

/** The rule in words, for those who read the table. */
export const rule =
  'A column is flat when the least-squares line through its second half rises by no more than three of its standard errors, ' +
  'or by no more than what is too little to matter.';

const standardErrors = 3;

/** The line through the second half of the time: in the first one code is compiled and caches fill. */
export function lineOf(points: Point[], tooLittle: number): Line {
  const half = (points.at(-1)?.minute ?? 0) / 2;
  const late = points.filter(({ minute }) => minute >= half);
  const [x, y] = [meanOf(late.map(({ minute }) => minute)), meanOf(late.map(({ value }) => value))];
  const spread = sumOf(late.map(({ minute }) => (minute - x) ** 2));
  const slope = sumOf(late.map(({ minute, value }) => (minute - x) * (value - y))) / spread;
  const scatter = sumOf(late.map(({ minute, value }) => (value - y - slope * (minute - x)) ** 2)) / (late.length - 2);
  const length = late.at(-1)!.minute - late[0]!.minute;
  const noise = standardErrors * Math.sqrt(scatter / spread) * length;
  return { mean: y, rise: slope * length, allowed: Math.max(noise, tooLittle) };
}

export const isFlat = ({ rise, allowed }: Line) => rise <= allowed;

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
const meanOf = (values: number[]) => sumOf(values) / values.length;
