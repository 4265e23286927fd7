import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';
import { writeFileAtomically } from './outputFile';

const folder = temporaryDirectory();
const file = join(folder, 'people.csv');

it.each<[string, () => void, string]>([
  ['the database fails', () => throwing(), 'gone'],
  ['SIGINT comes', () => process.emit('SIGINT', 'SIGINT'), `Interrupted: ${file} was not written.`],
  ['SIGTERM comes', () => process.emit('SIGTERM', 'SIGTERM'), `Interrupted: ${file} was not written.`],
])('B7 an unfinished file has another name, and goes when %s', async (_, happen, message) => {
  async function* endless() {
    for (;;) {
      yield 'more';
      await delay(5);
      if (readdirSync(folder).length === 0) continue;
      expect(readdirSync(folder)).toEqual([expect.stringMatching(/^people\.csv\.\d+\.unfinished$/)]);
      happen();
    }
  }
  await expect(writeFileAtomically(endless(), file)).rejects.toThrow(message);
  expect([readdirSync(folder), process.listenerCount('SIGINT')]).toEqual([[], 0]);
});

function throwing(): never {
  throw new Error('gone');
}
