/**
 * Excel takes a file without this mark for the old code page of the country and spoils every accent; the other readers
 * skip it.
 */
export const BYTE_ORDER_MARK = '\ufeff';

/** One record as RFC 4180 has it, every cell quoted. */
export function csvRecord(cells: string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
}
