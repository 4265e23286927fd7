type Cell = string | number;

/** Prints a Markdown table, which can be copied into the README. */
export function printTable(...table: Parameters<typeof tableText>): void {
  process.stdout.write(tableText(...table));
}

export function tableText(title: string, headers: string[], rows: Cell[][]): string {
  const lines = [
    headers,
    headers.map((_head, column) => (column === 0 ? '---' : '---:')),
    ...rows.map((row) => row.map(asText)),
  ];
  return `\n${title}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

function asText(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  return Number.isFinite(cell) ? cell.toFixed(cell < 10 ? 1 : 0) : '–';
}
