import { setTimeout as delay } from 'node:timers/promises';
import type { List } from '../list';

/** Requests to the mail provider in a second, by all senders together. */
export async function requestsPerSecond(list: List): Promise<number> {
  const [row] = await list.query("select private.setting('mails_per_second') as value");
  return Number(row?.value);
}

/** Resolves when the next request to the mail provider may start, or when the signal is aborted. */
export async function waitForTurn(list: List, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const [row] = await list.query('select private.take_request() as ms');
    if (Number(row?.ms) === 0) return;
    await pause(Number(row?.ms), signal);
  }
}

/** Waits; an aborted signal ends the wait. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  // An aborted wait rejects; the caller looks at the signal itself.
  if (ms > 0) await delay(ms, undefined, { signal }).catch(() => {});
}
