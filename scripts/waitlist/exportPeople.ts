import { BYTE_ORDER_MARK, csvRecord } from './csv';
import { inSnapshot } from './inSnapshot';
import type { List } from './list';
import { columns, countOf, readPeople, type Whose } from './people';
import { plainCell } from './plainCell';
import { type Progress, progressOf } from './progress';
import { intoFile, intoStream } from './sink';
import type { Output } from './output';

/** Writes the people as CSV to a file, or to standard output; says on the other stream how far it is. */
export async function exportPeople(list: List, whose: Whose, file: string | undefined, { out, err }: Output): Promise<void> {
  await inSnapshot(list, async () => {
    const progress = progressOf(await countOf(list, whose), err);
    const text = csvOf(list, whose, progress);
    await (file === undefined ? intoStream(text, out) : intoFile(text, file));
    progress.end(file ?? 'standard output');
  });
}

async function* csvOf(list: List, whose: Whose, progress: Progress): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRecord(columns);
  for await (const people of readPeople(list, whose)) {
    yield people.map((person) => csvRecord(person.map(plainCell))).join('');
    progress.advance(people.length);
  }
}
