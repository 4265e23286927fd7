import { makePace, pause } from './pace';

const never = new AbortController().signal;

it.each([
  [0.5, 1],
  [2, 2],
  [10, 10],
  [500, 25],
  [Number.POSITIVE_INFINITY, 25],
])('B16 at %d a second a group has %i mails', (perSecond, size) => {
  expect(makePace(perSecond, never).groupSize).toBe(size);
});

it('B16 groups start no closer than the rate allows', async () => {
  const pace = makePace(40, never);
  const starts: number[] = [];
  for (let group = 0; group < 4; group += 1) {
    await pace.turn();
    starts.push(performance.now());
    pace.starts(4);
  }
  // Four mails at 40 a second take a tenth of a second, and a tenth of that more.
  for (let group = 1; group < 4; group += 1) expect(starts[group]! - starts[group - 1]!).toBeGreaterThan(105);
});

it('B16 an interruption ends a wait at once', async () => {
  const interrupted = new AbortController();
  const waiting = pause(60_000, interrupted.signal);
  interrupted.abort();
  await expect(waiting).resolves.toBeUndefined();
});
