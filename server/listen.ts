import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, isIPv6, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Config } from './config';
import { StartError } from './errors';

export interface Listening {
  /** The address for a browser on this machine. */
  url: string;
  port: number;
  /** Resolves when running requests are answered or have timed out. */
  stop: () => Promise<void>;
}

/** Both addresses of `localhost`, so that no other program can answer at one of them. */
const LOOPBACK = { ipv4: '127.0.0.1', ipv6: '::1' };
const ALL_ADDRESSES = new Set(['0.0.0.0', '::']);
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);
/** A port that is free at one loopback address may be in use at the other. */
const MAX_TRIES = 20;

/** Listens at the host's address, or without a host for this machine only. Port 0 means any free port. */
export async function listen(app: Hono, { port, host }: Pick<Config, 'port' | 'host'>): Promise<Listening> {
  try {
    const servers = host ? [await open(app, port, host)] : await openLoopback(app, port);
    const found = portOf(servers[0]!);
    return {
      url: `http://${nameOf(host)}:${found}`,
      port: found,
      stop: async () => void (await Promise.all(servers.map(stopHttpServer))),
    };
  } catch (error) {
    throw toStartError(error as NodeJS.ErrnoException, port, host);
  }
}

/** The port at which the server can listen now. Fails as `listen` does, before slower work is done. */
export async function findPort(config: Pick<Config, 'port' | 'host'>): Promise<number> {
  const { port, stop } = await listen(new Hono(), config);
  await stop();
  return port;
}

async function openLoopback(app: Hono, port: number): Promise<Server[]> {
  for (let tries = 1; ; tries += 1) {
    const server = await openIfThere(app, port, LOOPBACK.ipv4);
    if (!server) return [await open(app, port, LOOPBACK.ipv6)];
    try {
      const other = await openIfThere(app, portOf(server), LOOPBACK.ipv6);
      return other ? [server, other] : [server];
    } catch (error) {
      await stopHttpServer(server);
      if (port !== 0 || tries === MAX_TRIES) throw error;
    }
  }
}

/** Undefined on a machine that has only the other version of IP. */
async function openIfThere(app: Hono, port: number, host: string): Promise<Server | undefined> {
  try {
    return await open(app, port, host);
  } catch (error) {
    if (NO_SUCH_ADDRESS.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

async function open(app: Hono, port: number, host: string): Promise<Server> {
  const server = makeHttpServer(app);
  await once(server.listen(port, host), 'listening');
  return server;
}

function toStartError(error: NodeJS.ErrnoException, port: number, host: string | undefined): Error {
  const { code = '' } = error;
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is in use. Stop the other program, or set another PORT.`);
  if (code === 'EACCES') return new StartError(`Port ${port} is not open to this user. Set another PORT, above 1023.`);
  if (NO_SUCH_ADDRESS.has(code))
    return new StartError(
      host
        ? `HOST ${host} is not an address of this machine.`
        : 'This machine has no loopback address. Set HOST to one of its addresses.',
    );
  return error;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function nameOf(host: string | undefined): string {
  if (!host || ALL_ADDRESSES.has(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

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
function stopHttpServer(server: Server): Promise<void> {
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
function oneAtATime(answer: RequestListener): RequestListener {
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
