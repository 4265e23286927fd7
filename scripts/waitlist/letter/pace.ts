import { setTimeout as delay } from 'node:timers/promises';

/** No more are in the air at once, so that little is in doubt after a kill. */
const LARGEST_GROUP = 25;
/** A group may travel faster than the one before it. */
const SLACK = 1.1;

/** Groups of mails whose starts keep to a rate: never more in any second than it allows. */
export function makePace(perSecond: number, signal: AbortSignal, now = () => performance.now()) {
  let nextAt = 0;
  return {
    groupSize: Math.max(1, Math.min(LARGEST_GROUP, Math.floor(perSecond))),
    /** Resolves when the next group may start, or at once when the signal is aborted. */
    async turn(): Promise<void> {
      await pause(nextAt - now(), signal);
    },
    /** Says that a group of so many starts now. */
    starts(count: number): void {
      nextAt = now() + (count / perSecond) * 1000 * SLACK;
    },
  };
}

export type Pace = ReturnType<typeof makePace>;

/** Waits; an aborted signal ends the wait. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  // An aborted wait rejects; whoever waits looks at the signal itself.
  if (ms > 0) await delay(ms, undefined, { signal }).catch(() => {});
}
