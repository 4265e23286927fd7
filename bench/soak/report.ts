import { tableText } from '../support/table';
import { isFlat, lineOf, rule } from './flat';
import { columns, type Sample } from './samples';

const rowCount = 8;

/** The tables of a run, and the columns that grow although they should not. */
export function report(samples: Sample[], people: number): { text: string; growing: string[] } {
  const places = Array.from({ length: rowCount }, (_, row) =>
    Math.round((row * (samples.length - 1)) / (rowCount - 1)),
  );
  const shown = [...new Set(places)].map((place) => samples[place]!);
  const course = tableText(
    `A visitor who walks the whole site in one tab, and ${people} who sign up, for ${samples.at(-1)!.minute.toFixed(0)} minutes`,
    columns.map(({ title }) => title),
    shown.map((sample) => columns.map(({ name, digits }) => sample[name].toFixed(digits))),
  );
  const judged = columns.flatMap(({ name, title, digits, tooLittle }) =>
    tooLittle === undefined
      ? []
      : [
          {
            title,
            digits,
            line: lineOf(
              samples.map(({ minute, [name]: value }) => ({ minute, value })),
              tooLittle,
            ),
          },
        ],
  );
  const verdicts = tableText(
    `The second half, ${samples.length} samples in all. ${rule}`,
    ['', 'mean', 'rises by', 'may rise by', 'flat'],
    judged.map(({ title, line, digits }) => [
      title,
      ...[line.mean, line.rise, line.allowed].map((value) => value.toFixed(digits + 1)),
      isFlat(line) ? 'yes' : 'no',
    ]),
  );
  return { text: course + verdicts, growing: judged.filter(({ line }) => !isFlat(line)).map(({ title }) => title) };
}
