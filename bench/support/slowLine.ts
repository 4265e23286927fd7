import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Slow 4G: 1.6 Mbit/s, and 150 ms there and back. */
const bytesPerMs = 200;
const oneWayMs = 75;
const packetBytes = 1460;

interface Line {
  url: string;
  stop: () => Promise<void>;
}

/**
 * A slow line to the site, in packets: as on a real network the start of an answer arrives before its end, which the throttling of
 * DevTools does not do for a short one. All connections share the line; what waits for a page that has been left is dropped.
 */
export async function slowLine(siteUrl: string): Promise<Line> {
  const queue: { packet: Buffer; to: Socket; at: number }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let freeAt = 0;
  const send = () => {
    timer = undefined;
    for (let next = queue[0]; next; next = queue[0]) {
      if (next.to.destroyed) {
        queue.shift();
        continue;
      }
      const now = performance.now();
      const sentAt = Math.max(freeAt, next.at) + next.packet.length / bytesPerMs;
      if (sentAt > now) {
        timer = setTimeout(send, sentAt - now);
        return;
      }
      queue.shift();
      freeAt = sentAt;
      const { packet, to } = next;
      setTimeout(() => to.write(packet), oneWayMs);
    }
  };
  const sockets = new Set<Socket>();
  const server = createServer((browser) => {
    const site = connect(Number(new URL(siteUrl).port), '127.0.0.1');
    for (const [socket, other] of [
      [browser, site],
      [site, browser],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        setTimeout(() => other.destroy(), oneWayMs);
      });
    }
    browser.on('data', (data) => setTimeout(() => site.write(data), oneWayMs));
    site.on('data', (data) => {
      for (let start = 0; start < data.length; start += packetBytes) {
        queue.push({ packet: data.subarray(start, start + packetBytes), to: browser, at: performance.now() });
      }
      if (!timer) send();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
