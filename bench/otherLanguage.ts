import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathIn } from '../src/lib/paths';
import { withSite } from './support/browser';
import { load, slowdown } from './support/loadSlowly';
import { median, printTable } from './support/report';

const rounds = Number(process.env.ROUNDS ?? 5);
const pages = ['/', '/videos', '/waitlist'];
const language = 'en-US';
const roundTripMs = 150;

void withSite(async (browser, site) => {
  const rows: (string | number)[][] = [];
  const line = await slowLine(site.url);
  for (const page of pages) {
    const [led, direct]: [number[], number[]] = [[], []];
    // In turns, so that other work of the machine affects both.
    for (let round = 0; round < rounds; round += 1) {
      led.push((await load(browser, line.url + page, { language, line: true })).firstSinceStart);
      direct.push((await load(browser, line.url + pathIn('en', page), { language, line: true })).firstSinceStart);
    }
    rows.push([page, median(led), median(direct), Math.round(median(direct) * 1.1 + roundTripMs)]);
  }
  line.stop();
  printTable(
    `First paint of an English visit that begins at a plain address, 390 × 844, slow 4G in packets, processor slowed ${slowdown} times, medians of ${rounds}`,
    ['Page', 'first paint, ms', 'at its English address', 'at most'],
    rows,
  );
});

/** Slow 4G: 1.6 Mbit/s, and 150 ms there and back. */
const bytesPerMs = 200;
const oneWayMs = roundTripMs / 2;
const packetBytes = 1460;

/**
 * A slow line to the site, in packets: as on a real network the start of an answer arrives before its end, which the throttling of
 * DevTools does not do for a short one. All connections share the line; what waits for a page that has been left is dropped.
 */
async function slowLine(siteUrl: string) {
  let line = Promise.resolve();
  let freeAt = 0;
  const send = async (packet: Buffer, to: Socket, at: number) => {
    if (to.destroyed) return;
    freeAt = Math.max(freeAt, at) + packet.length / bytesPerMs;
    await sleep(Math.max(0, freeAt - performance.now()));
    setTimeout(() => to.write(packet), oneWayMs);
  };
  const server = createServer((browser) => {
    const site = connect(Number(new URL(siteUrl).port), '127.0.0.1');
    for (const socket of [browser, site]) {
      const other = socket === browser ? site : browser;
      socket.setNoDelay(true).on('error', () => other.destroy());
      socket.on('close', () => setTimeout(() => other.destroy(), oneWayMs));
    }
    browser.on('data', (data) => setTimeout(() => site.write(data), oneWayMs));
    site.on('data', (data) => {
      const at = performance.now();
      for (let start = 0; start < data.length; start += packetBytes)
        line = line.then(() => send(data.subarray(start, start + packetBytes), browser, at));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}
