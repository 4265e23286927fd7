import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers send no request before they have the answer to the one before; whoever does fills our memory. */
const MAX_WAITING = 100;

/**
 * Answers the requests of one connection one after another, also when a client sends many at once (pipelining). Node would begin all
 * of them, and when the connection ends it tells only the first: the files opened for the others would stay open for ever.
 */
export function inTurn(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (incoming, outgoing) => {
    const { socket } = incoming;
    const line = waiting.get(socket) ?? [];
    waiting.set(socket, line);
    if (line.length === MAX_WAITING) socket.destroy();
    if (socket.destroyed) return;

    line.push(() => answer(incoming, outgoing));
    outgoing.once('close', () => {
      line.shift();
      if (!socket.destroyed) line[0]?.();
    });
    if (line.length === 1) line[0]?.();
  };
}
