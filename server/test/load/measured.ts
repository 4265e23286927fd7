import { plainTable } from '../../../scripts/waitlist/plainTable';

/** Measurements of one kind of call: the milliseconds of each call and the number of answers per status. */
export interface Measured {
  times: number[];
  statuses: Record<string, number>;
}

export const noMeasurements = (): Measured => ({ times: [], statuses: {} });

/** Waits for a call and records its time and status; a lost connection counts as the status `lost`. */
export async function measure({ times, statuses }: Measured, call: () => Promise<number>): Promise<void> {
  const started = performance.now();
  const status = await call().catch(() => 'lost');
  times.push(performance.now() - started);
  statuses[status] = (statuses[status] ?? 0) + 1;
}

export function measuredTable(kinds: Record<string, Measured>, seconds: number): string {
  const ms = (value: number) => value.toFixed(1);
  return plainTable([
    ['', 'calls', 'a second', 'median ms', 'p99 ms', 'max ms', 'answers'],
    ...Object.entries(kinds).map(([name, { times, statuses }]) => [
      name,
      times.length,
      Math.round(times.length / seconds),
      ms(quantile(times, 0.5)),
      ms(quantile(times, 0.99)),
      ms(quantile(times, 1)),
      Object.entries(statuses)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
    ]),
  ]);
}

/** The value below which this part (0 to 1) of the values is. */
export function quantile(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
}
