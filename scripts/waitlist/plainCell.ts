/** What begins a formula in some spreadsheet: = + - @, their wide, small, raised and lowered forms, and the minus sign. */
const START = '[=+\\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u207a-\u207c\u208a-\u208c\u2212]';
/** What a reader may skip before it. */
const SKIPPED = '[\\s\\p{C}\\p{Z}"\'\u2018-\u201f]';
/**
 * Where a cell begins, also for a spreadsheet that expects another separator than ours (Excel in Spanish: the semicolon)
 * and so tears a cell apart at its own, or at a line break.
 */
const formula = new RegExp(`(^${SKIPPED}*|[;,|\\t\\r\\n\\v\\f\\u0085\\u2028\\u2029]${SKIPPED}*)(?=${START})`, 'gu');
const control = /^(?=[\t\r\n])/u;

/** The text so that no spreadsheet computes it: an apostrophe makes it a text again. */
export function plainCell(text: string): string {
  return text.replace(formula, "$1'").replace(control, "'");
}
