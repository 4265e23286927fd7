import { PassThrough } from 'node:stream';
import { makeProgress } from './exportPeople';

it('B7 a long export prints its progress every two seconds and a summary at the end', () => {
  let now = 0;
  const err = new PassThrough({ encoding: 'utf8' });
  const progress = makeProgress(1_000_000, err, () => now);
  for (let page = 1; page <= 5; page += 1) {
    now += 700;
    progress.advance(1_000);
  }
  progress.end('people.csv');
  expect(err.read()).toBe('3,000 of 1,000,000 …\n5,000 people written to people.csv.\n');
});
