import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { printable } from '../../server/errors';
import { inBatches, inSnapshot, type List } from './list';
import { counted, type Printer, writeFileAtomically } from './terminal';

/** The columns of the export and their SQL; times are UTC. */
export const SQL_OF = {
  email: 'email',
  name: 'name',
  interests: "array_to_string(interests, ', ')",
  message: 'message',
  language: 'language',
  notice_version: 'notice_version',
  signed_up_at: utcTime('created_at'),
  confirmed_at: utcTime('confirmed_at'),
};
const columns = Object.keys(SQL_OF);

/** Writes the people as CSV to a file, or to `out` without one, and says on `err` how many. */
export async function exportPeople(
  list: List,
  isAll: boolean,
  file: string | undefined,
  out: Writable,
  err: Printer,
): Promise<void> {
  let total = 0;
  async function* csv() {
    yield BYTE_ORDER_MARK + csvRecord(columns);
    for await (const people of readPeople(list, isAll)) {
      total += people.length;
      yield people.map((person) => csvRecord(person.map(formulaSafe))).join('');
    }
  }
  await inSnapshot(list, () =>
    file === undefined ? pipeline(csv, out, { end: false }) : writeFileAtomically(csv(), file),
  );
  err.write(`${counted(total, 'person', 'people')} written to ${printable(file ?? 'standard output')}.\n`);
}

/** Batches of people in the order in which they signed up. */
async function* readPeople(list: List, isAll: boolean): AsyncGenerator<string[][]> {
  const selected = Object.entries(SQL_OF).map(([name, sql]) => `${sql} as ${name}`);
  const sql = `select ${selected.join(', ')} from public.waitlist_subscriptions
    ${isAll ? '' : 'where confirmed_at is not null'} order by created_at, id`;
  for await (const rows of inBatches(list, sql))
    yield rows.map((row) => columns.map((column) => (row[column] as string | null) ?? ''));
}

function utcTime(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

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
/** A spreadsheet may drop it, and read what follows as a formula. */
const control = /^(?=[\t\r\n])/u;

/** The text with apostrophes where a spreadsheet would otherwise evaluate it as a formula. */
export function formulaSafe(text: string): string {
  return text.replace(formula, "$1'").replace(control, "'");
}
