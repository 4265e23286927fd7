export const median = (values: number[]) => percentile(values, 50);

/** The smallest value that is not exceeded by so many per cent of the values. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
