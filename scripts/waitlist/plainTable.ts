/** Rows as aligned columns of plain text: the first column to the left, the others to the right. */
export function plainTable(rows: (string | number)[][]): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en') : cell)));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))))
    .map((row) => `${row.join('  ').trimEnd()}\n`)
    .join('');
}
