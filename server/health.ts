import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';

/** What does not work, in one word. */
export type Health = 'ok' | 'database' | 'queue';

const TIMEOUT_MS = 2_000;

/** For a monitor or a proxy. Requests at the same time share one look, so that nobody can keep the database busy with them. */
export function healthRoute(look: () => Promise<Health> = async () => 'ok'): Hono {
  let looking: Promise<Health> | undefined;
  return new Hono().get('/', async (c) => {
    looking ??= Promise.race([look(), wait<Health>(TIMEOUT_MS, 'database', { ref: false })])
      .catch((): Health => 'database')
      .finally(() => (looking = undefined));
    const health = await looking;
    return c.text(health, health === 'ok' ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}
