import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';
import { duration, writeFileAtomically } from './terminal';

it('B16 a duration has its two largest units', () => {
  const durations = [0, 0.2, 59, 60, 3_661, 500_000].map(duration);
  expect(durations).toEqual(['0 s', '1 s', '59 s', '1 min', '1 h 1 min', '5 d 18 h']);
});

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

it('B7 what is no plain file is not replaced', async () => {
  const place = temporaryDirectory({ plain: 'older' });
  mkdirSync(join(place, 'directory'));
  execFileSync('mkfifo', [join(place, 'pipe')]);
  symlinkSync('plain', join(place, 'link'));
  symlinkSync('/dev/null', join(place, 'device'));
  const refused = ['directory', 'pipe', 'link', 'device'].map((name) => join(place, name)).concat('/dev/null');
  for (const name of refused)
    await expect(writeFileAtomically(['new'], name)).rejects.toThrow(/ and is not replaced\. /);
  await writeFileAtomically(['new'], join(place, 'plain'));
  expect([readFileSync(join(place, 'plain'), 'utf8'), readdirSync(place)]).toEqual([
    'new',
    ['device', 'directory', 'link', 'pipe', 'plain'],
  ]);
});

function throwing(): never {
  throw new Error('gone');
}
