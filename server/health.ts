import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { repeat } from './schedule';

const LOOK_MS = 1_000;
const TIMEOUT_MS = 2_000;

/** Looks every second. Returns what the last look found late, in the words of `private.late()` or `database`, and what ends it. */
export function watchHealth(look: () => Promise<string[]>): { last: () => string[]; stop: () => Promise<void> } {
  let late: string[] = [];
  const stop = repeat(LOOK_MS, async () => {
    const timeout = wait(TIMEOUT_MS, ['database'], { ref: false });
    late = await Promise.race([look(), timeout]).catch(() => ['database']);
  });
  return { last: () => late, stop };
}

/** For a monitor or a proxy. It asks the database nothing, so that its time tells nothing and nobody can keep the database busy with it. */
export function healthRoute(last: () => string[] = () => []): Hono {
  return new Hono().get('/', (c) => {
    const late = last();
    return c.text(late.join(' ') || 'ok', late.length === 0 ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}
