import { makeMailLog } from './mailLog';
import { StepFailed } from './stepFailed';

const written = jest.spyOn(console, 'error').mockImplementation(() => {});
const clock = jest.spyOn(performance, 'now');
beforeEach(() => written.mockClear());

const LINE = 'mails not sent (3): answered 503. "npm run waitlist -- stats" shows what waits and why.';

/** A log that hears of failures and sent mails by the second, and answers what it writes. */
function openLog() {
  const log = makeMailLog();
  const linesAt = (second: number, hear: () => void) => {
    clock.mockReturnValue(second * 1_000);
    hear();
    return written.mock.calls.splice(0).flat();
  };
  return {
    failAt: (second: number, error: unknown = new StepFailed('answered 503')) =>
      linesAt(second, () => log.failed('mails not sent (3)', error)),
    sentAt: (second: number) => linesAt(second, log.sent),
  };
}

// WAITLIST: The log has at most one line a minute for failed requests
it('E2 the first failure is written at once, then at most one line a minute counts the others', () => {
  const { failAt } = openLog();
  expect(failAt(0)).toEqual([LINE]);
  for (let second = 1; second < 60; second += 1) expect(failAt(second)).toEqual([]);
  expect(failAt(60)).toEqual([`${LINE} Failures since the last line: 59.`]);
  expect(failAt(120)).toEqual([LINE]);
});

it('E2 that mails are sent again is written once, by the same rule', () => {
  const { failAt, sentAt } = openLog();
  expect([sentAt(0), failAt(0), failAt(1), sentAt(59)]).toEqual([[], [LINE], [], []]);
  expect(sentAt(60)).toEqual(['confirmation mails are sent again. Failures since the last line: 1.']);
  expect([sentAt(120), failAt(121)]).toEqual([[], [LINE]]);
});
