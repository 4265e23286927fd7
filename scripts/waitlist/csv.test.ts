import * as fc from 'fast-check';
import { csvRecord, formulaSafe } from './csv';

it.each([
  ['=1+1', "'=1+1"],
  ['+34 600', "'+34 600"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ['\u22121', "'\u22121"],
  [' =1', " '=1"],
  ['"=1"', '"\'=1"'],
  ['\ttext', "'\ttext"],
  ['\rtext', "'\rtext"],
  ['\u200b=1', "\u200b'=1"],
  ['Hola;=1', "Hola;'=1"],
  ['Hola\n=1', "Hola\n'=1"],
  ['a, -b', "a, '-b"],
])('B7 %j becomes the text %j', (given, plain) => {
  expect(formulaSafe(given)).toBe(plain);
});

it.each([
  'Ada',
  'Ana-María',
  'ada+news@example.org',
  'A better economy, Web3 technology',
  '1 + 1 = 2',
  '',
  '¡Hola! 🌟',
  '2026-11-21T00:00:00.000Z',
])('B7 %j stays as it is', (text) => {
  expect(formulaSafe(text)).toBe(text);
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
  fc.assert(
    fc.property(texts, (cells) => {
      const read = cellsOf(csvRecord(cells.map(formulaSafe)), separator);
      expect(read.filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/u.test(cell))).toEqual([]);
    }),
    { numRuns: 5_000 },
  );
});

it('B7 what is read back is what was written, but for the apostrophes', () => {
  fc.assert(
    fc.property(texts, (cells) => {
      expect(cellsOf(csvRecord(cells.map(formulaSafe)), ',').map((cell) => cell.replaceAll("'", ''))).toEqual(
        cells.map((cell) => cell.replaceAll("'", '')),
      );
    }),
  );
});
