import * as fc from 'fast-check';
import { csvRecord, formulaSafe } from './exportPeople';

it.each<[string, string]>([
  ...['=1+1', '+34 600', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠x', '\u22121', '\ttext', '\rtext'].map(
    (text) => [text, `'${text}`] as [string, string],
  ),
  [' =1', " '=1"],
  ['"=1"', '"\'=1"'],
  ['\u200b=1', "\u200b'=1"],
  ['Hola;=1', "Hola;'=1"],
  ['Hola\n=1', "Hola\n'=1"],
  ['a, -b', "a, '-b"],
  ...['Ada', 'Ana-María', 'ada+news@example.org', 'A better economy, Web3', '1 + 1 = 2', '', '¡Hola! 🌟'].map(
    (text) => [text, text] as [string, string],
  ),
])('B7 %j is written as the text %j', (given, written) => {
  expect(formulaSafe(given)).toBe(written);
});

/** Reads a line as a spreadsheet with this separator does: quotes only count at the start of a cell. */
function cellsOf(record: string, separator: string): string[] {
  const cells: string[] = [];
  let rest = record;
  while (rest !== '') {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const after = rest.slice(quoted?.[0].length ?? 0);
    const end = after.search(new RegExp(`[${separator}\r\n]`));
    cells.push((quoted?.[1] ?? '').replaceAll('""', '"') + after.slice(0, end));
    rest = after.slice(end).replace(/^(?:\r\n|[^])/, '');
  }
  return cells;
}

const special = fc.constantFrom(...'=+-@＝＋－＠;,|\t\r\n "\'a');
const any = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });
const unit = fc.oneof({ weight: 3, arbitrary: special }, { weight: 1, arbitrary: any });
const texts = fc.array(fc.string({ unit, maxLength: 12 }), { minLength: 1, maxLength: 4 });

it.each([',', ';', '\t', '|'])('B7 no cell begins a formula for a spreadsheet that separates by %j', (separator) => {
  const withoutApostrophes = (cells: string[]) => cells.map((cell) => cell.replaceAll("'", ''));
  fc.assert(
    fc.property(texts, (cells) => {
      const read = cellsOf(csvRecord(cells.map(formulaSafe)), separator);
      expect(read.filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/u.test(cell))).toEqual([]);
      // Only who separates by the comma reads the cells that were written.
      expect(withoutApostrophes(read)).toEqual(withoutApostrophes(separator === ',' ? cells : read));
    }),
    { numRuns: 2_000 },
  );
});
