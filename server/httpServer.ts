import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { oneAtATime } from './pipelining';

/** Limits for slow clients, in milliseconds. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  /** For the whole request; a body has at most 16 KB. */
  requestTimeout: 30_000,
  /** For an inactive connection, such as that of a paused video; the browser requests the rest again. */
  timeout: 120_000,
  connectionsCheckingInterval: 1_000,
};
/** How long running requests may take once the server stops. */
const STOP_TIMEOUT_MS = 3_000;

export function makeHttpServer(app: Hono, timeouts: Partial<typeof TIMEOUTS> = {}): Server {
  const { timeout, ...options } = { ...TIMEOUTS, ...timeouts };
  return createServer(options, oneAtATime(getRequestListener(app.fetch))).setTimeout(timeout);
}

/** Accepts no new connection, waits a moment for running requests, and then closes every connection. */
export function stopHttpServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Busy connections become idle later, and would stay open for seconds.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const end = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(end);
      resolve();
    });
  });
}
