import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Socket } from 'node:net';

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

/** Browsers do not pipeline; a client that sends more requests than this without waiting for answers would fill the memory. */
const MAX_QUEUED = 100;

/**
 * Answers the requests of one connection one after another, also when a client sends many at once (pipelining). Node would start all
 * of them, and when the connection ends it would close only the first: files that are opened for the others would stay open.
 */
export function oneAtATime(answer: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>();
  return (incoming, outgoing) => {
    const { socket } = incoming;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    if (queue.length === MAX_QUEUED) socket.destroy();
    if (socket.destroyed) return;

    queue.push(() => answer(incoming, outgoing));
    outgoing.once('close', () => {
      queue.shift();
      if (!socket.destroyed) queue[0]?.();
    });
    if (queue.length === 1) queue[0]?.();
  };
}
