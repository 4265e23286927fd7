import { describeFailure } from './stepFailed.ts';

const PERIOD_MS = 60_000;
const ADVICE = '"npm run waitlist -- stats" shows what waits and why.';

export type MailLog = ReturnType<typeof makeMailLog>;

/** The log of the queue: at most one line a minute, since mails can fail every second. The next line counts the failures left out. */
export function makeMailLog() {
  let writtenAt = Number.NEGATIVE_INFINITY;
  let leftOut = 0;
  let isFailing = false;

  const isDue = () => performance.now() - writtenAt >= PERIOD_MS;
  const write = (...sentences: string[]) => {
    if (leftOut > 0) sentences.push(`Failures since the last line: ${leftOut}.`);
    console.error(sentences.join(' '));
    writtenAt = performance.now();
    leftOut = 0;
  };
  return {
    failed(what: string, error: unknown): void {
      isFailing = true;
      if (isDue()) write(`${what}: ${describeFailure(error)}.`, ADVICE);
      else leftOut += 1;
    },
    sent(): void {
      if (!isFailing || !isDue()) return;
      isFailing = false;
      write('confirmation mails are sent again.');
    },
  };
}
