import type { Context, MiddlewareHandler } from 'hono';

const MINUTE_MS = 60_000;
const MOST = 300;

/**
 * Answers `refused` at once, for the rest of a minute, to a client of whom so many calls were refused in it: a refusal leaves no count in
 * the database, which undoes all of that call.
 */
export function limitRefusals(addressOf: (c: Context) => string, refused: () => Response): MiddlewareHandler {
  let [minute, counts] = [0, new Map<string, number>()];
  return async (c, next) => {
    const address = addressOf(c);
    const now = Math.floor(performance.now() / MINUTE_MS);
    if (now !== minute) [minute, counts] = [now, new Map()];
    const count = counts.get(address) ?? 0;
    if (count >= MOST) return refused();
    await next();
    // A call that the server makes to itself has no address.
    if (address && c.res.status >= 400 && c.res.status < 500) counts.set(address, (counts.get(address) ?? 0) + 1);
    return undefined;
  };
}
