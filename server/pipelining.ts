import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

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
