import type { Context } from 'hono';

const FORGEABLE = /^(x-forwarded-.*|forwarded|x-real-ip|cf-.*|true-client-ip|authorization|apikey|cookie)$/;

/**
 * The headers that SQL may read. Headers in which a client claims an address are dropped; `cf-connecting-ip`, which the hosted
 * platform sets, is the socket's address here, or what the trusted header of a proxy says last: a client can only write before that.
 */
export function requestHeaders(c: Context, trustedHeader?: string): Record<string, string> {
  const kept = Object.entries(c.req.header()).filter(([name]) => !FORGEABLE.test(name));
  const named = trustedHeader && c.req.header(trustedHeader)?.split(',').at(-1)?.trim();
  return Object.fromEntries([...kept, ['cf-connecting-ip', named || clientAddress(c)]]);
}

/** The address of the peer; empty for calls that the server makes to itself. */
function clientAddress(c: Context): string {
  const env = c.env as { incoming?: { socket: { remoteAddress?: string } } } | undefined;
  return env?.incoming?.socket.remoteAddress ?? '';
}
