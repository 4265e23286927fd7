import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { inTurn } from './inTurn';

/** How long a client may take, in milliseconds, before it is let go. */
const PATIENCE = {
  headersTimeout: 10_000,
  /** The whole request; a body has 16 KB at most. */
  requestTimeout: 30_000,
  /** A connection on which nothing moves, such as that of a film on pause; the browser asks again for the rest. */
  timeout: 120_000,
  connectionsCheckingInterval: 1_000,
};
/** How long the requests under way may take to end once the server is to stop. */
const GRACE_MS = 3_000;

export function makeHttpServer(app: Hono, patience: Partial<typeof PATIENCE> = {}): Server {
  const { timeout, ...options } = { ...PATIENCE, ...patience };
  return createServer(options, inTurn(getRequestListener(app.fetch))).setTimeout(timeout);
}

/** Takes no new connection, gives the requests under way a moment, and then ends what is still open. */
export function stopHttpServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Connections that were busy fall idle later, and would be kept open for seconds.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const end = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(end);
      resolve();
    });
  });
}
