type Cell = string | number;

/** Prints a Markdown table. */
export function printTable(title: string, headers: string[], rows: Cell[][]): void {
  const lines = [
    headers,
    headers.map((_head, column) => (column === 0 ? '---' : '---:')),
    ...rows.map((row) => row.map(asText)),
  ];
  process.stdout.write(`\n${title}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
}

function asText(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  return Number.isFinite(cell) ? cell.toFixed(cell < 10 ? 1 : 0) : '–';
}
