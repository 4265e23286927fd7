/** The value below which this part (0 to 1) of the values is. */
export function quantile(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
}
