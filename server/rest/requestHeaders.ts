import type { Context } from 'hono';

const FORGEABLE = /^(x-forwarded-.*|forwarded|x-real-ip|cf-.*|true-client-ip|authorization|apikey|cookie)$/;

/**
 * The headers that SQL may read. What a client says of its own address is dropped: as on the hosted platform
 * `cf-connecting-ip` is the truth, here the socket's address.
 */
export function requestHeaders(c: Context): Record<string, string> {
  const kept = Object.entries(c.req.header()).filter(([name]) => !FORGEABLE.test(name));
  return Object.fromEntries([...kept, ['cf-connecting-ip', clientAddress(c)]]);
}

/** The address of the peer; empty for calls that the server makes to itself. */
export function clientAddress(c: Context): string {
  const env = c.env as { incoming?: { socket: { remoteAddress?: string } } } | undefined;
  return env?.incoming?.socket.remoteAddress ?? '';
}
