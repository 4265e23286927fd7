/** Excel reads a file without this mark in the code page of the country, which garbles every accent. */
export const BYTE_ORDER_MARK = '\ufeff';

/** One record of RFC 4180, every cell quoted. */
export function csvRecord(cells: string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
}

/** What starts a formula in some spreadsheet: = + - @, their full-width, small, superscript and subscript forms, and the minus sign. */
const START = '[=+\\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u207a-\u207c\u208a-\u208c\u2212]';
/** Characters that a spreadsheet may skip before it. */
const SKIPPED = '[\\s\\p{C}\\p{Z}"\'\u2018-\u201f]';
/**
 * Where a cell starts, also in a spreadsheet that splits at another separator than the comma (Excel in Spanish splits at the
 * semicolon) or at a line break.
 */
const formula = new RegExp(`(^${SKIPPED}*|[;,|\\t\\r\\n\\v\\f\\u0085\\u2028\\u2029]${SKIPPED}*)(?=${START})`, 'gu');
const control = /^(?=[\t\r\n])/u;

/** The text with apostrophes where a spreadsheet would otherwise evaluate it as a formula. */
export function formulaSafe(text: string): string {
  return text.replace(formula, "$1'").replace(control, "'");
}
