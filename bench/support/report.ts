/** The smallest value that is not exceeded by so many per cent of the values. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: number[]) => percentile(values, 50);

/** Medians of the second and of the last third of a value that was read again and again. In the first third code is compiled and caches fill. */
export function growthOf(values: number[], tolerance: number) {
  const third = Math.floor(values.length / 3);
  const [before, after] = [median(values.slice(third, -third)), median(values.slice(-third))];
  return { before, after, isFlat: after - before <= tolerance };
}

type Cell = string | number;

/** Prints a Markdown table. */
export function printTable(title: string, headers: string[], rows: Cell[][]): void {
  const rule = headers.map((_head, column) => (column === 0 ? '---' : '---:'));
  const lines = [headers, rule, ...rows.map((row) => row.map(asText))];
  process.stdout.write(`\n${title}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
}

function asText(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  return Number.isFinite(cell) ? cell.toFixed(cell < 10 ? 1 : 0) : '–';
}
