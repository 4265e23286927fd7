import { isIP } from 'node:net';
import type { Context } from 'hono';

/** The longest address has 45 characters; a proxy may add brackets, a port and quotes. */
const MAX_LENGTH = 64;

/** Reads the address in the header of a trusted proxy, else that of the peer. Says once when the proxy writes none that can be read. */
export function forwardedAddress(header: string): (c: Context) => string {
  let wasSaid = false;
  return (c) => {
    const peer = peerAddress(c);
    // A call that the server makes to itself.
    if (peer === '') return '';
    // Clients can only prepend entries.
    const entry = c.req.header(header)?.split(',').at(-1)?.trim() ?? '';
    const address = readAddress(entry);
    if (!address && !wasSaid) {
      wasSaid = true;
      console.error(
        `A request had no readable client address in ${header} (CLIENT_ADDRESS_HEADER): check what the proxy writes there. For such visitors only the limit for everybody holds.`,
      );
    }
    // The proxy's own address would be one limit for all who come through it.
    return address ?? (entry ? '' : peer);
  };
}

/** The address of the peer; empty for calls that the server makes to itself. */
export function peerAddress(c: Context): string {
  const env = c.env as { incoming?: { socket: { remoteAddress?: string } } } | undefined;
  return env?.incoming?.socket.remoteAddress ?? '';
}

/** The IP address in `1.2.3.4`, `1.2.3.4:5678`, `2001:db8::1`, `[2001:db8::1]` or `"[2001:db8::1]:80"`. */
function readAddress(entry: string): string | undefined {
  if (entry.length > MAX_LENGTH) return undefined;
  const text = entry.replaceAll('"', '');
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(text) ?? [];
  const address = bracketed ?? plain ?? text;
  return isIP(address) ? address : undefined;
}
