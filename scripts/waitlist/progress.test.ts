import { PassThrough } from 'node:stream';
import { duration, makeProgress } from './progress';

it('B16 a run tells every two seconds how far it is, its rate and the time left', () => {
  let now = 0;
  const err = new PassThrough({ encoding: 'utf8' });
  const progress = makeProgress(1_200, err, 'sent', () => now);
  for (let second = 1; second <= 5; second += 1) {
    now += 1_000;
    progress.settled(2, second === 4 ? 1 : 0);
  }
  progress.end();
  expect(err.read()).toBe(
    '4 of 1,200 sent, 2.0 a second, 9 min 58 s left\n' +
      '8 of 1,200 sent, 1 failed, 2.3 a second, 8 min 50 s left\n' +
      '10 of 1,200 sent, 1 failed, 2.2 a second, 9 min 1 s left\n',
  );
});

it('B16 on a terminal it is one line that is written again', () => {
  let now = 0;
  const err = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: true });
  const progress = makeProgress(4, err, 'sent', () => now);
  now = 2_000;
  progress.settled(2);
  progress.end();
  expect(String(err.read()).split('\r\x1b[K')).toEqual([
    '',
    '2 of 4 sent, 1.0 a second, 2 s left',
    '2 of 4 sent, 1.0 a second, 2 s left\n',
  ]);
});

it.each([
  ['a terminal', true, '\r\x1b[K2 of 4 settled, 1.0 a second, 2 s left\r\x1b[K'],
  ['a file', false, '2 of 4 settled, 1.0 a second, 2 s left\n'],
])('B7 on %s, long work makes room for what is said afterwards', (_, isTTY, printed) => {
  let now = 0;
  const err = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY });
  const progress = makeProgress(4, err, 'settled', () => now);
  now = 2_000;
  progress.settled(2);
  progress.clear();
  expect(err.read()).toBe(printed);
});

it('B7 short work is silent', () => {
  const err = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: true });
  const progress = makeProgress(4, err, 'settled', () => 0);
  progress.settled(4);
  progress.clear();
  expect(err.read()).toBeNull();
});

it.each([
  [0, '0 s'],
  [0.2, '1 s'],
  [59, '59 s'],
  [60, '1 min'],
  [3_661, '1 h 1 min'],
  [500_000, '5 d 18 h'],
])('B16 %d seconds are %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text);
});
