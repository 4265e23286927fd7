type Cell = string | number;

/** Prints a table as Markdown has them, so that it can stand in the README as it is. */
export function printTable(title: string, heads: string[], rows: Cell[][]): void {
  const lines = [heads, heads.map((_head, column) => (column === 0 ? '---' : '---:')), ...rows.map((row) => row.map(asText))];
  process.stdout.write(`\n${title}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
}

function asText(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  return Number.isFinite(cell) ? cell.toFixed(cell < 10 ? 1 : 0) : '–';
}
