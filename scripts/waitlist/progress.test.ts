import { PassThrough } from 'node:stream';
import { progressOf } from './progress';

it('B7 a long export says every two seconds how far it is, and in the end what was written', () => {
  let now = 0;
  const err = new PassThrough({ encoding: 'utf8' });
  const progress = progressOf(1_000_000, err, () => now);
  for (let page = 1; page <= 5; page += 1) {
    now += 700;
    progress.advance(1_000);
  }
  progress.end('people.csv');
  expect(err.read()).toBe('3,000 of 1,000,000 …\n5,000 people written to people.csv.\n');
});
