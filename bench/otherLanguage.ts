import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { withSite } from './support/browser';
import { load, slowdown } from './support/loadSlowly';
import { median, printTable } from './support/report';

const rounds = Number(process.env.ROUNDS ?? 5);
const pages = ['/', '/videos', '/waitlist'];
/** The host answers in the browser's language; the visitor chose the other one earlier. */
const visitors = [
  { language: 'es-ES', chosen: 'en' },
  { language: 'en-US', chosen: 'es' },
];
/** At most, as a multiple of the same page for a visitor whose browser speaks that language. */
const bound = 1.3;

void withSite(async (browser, site) => {
  const rows: (string | number)[][] = [];
  const line = await slowLine(site.url);
  for (const page of pages) {
    for (const visitor of visitors) {
      const [other, same]: [number[], number[]] = [[], []];
      // In turns, so that other work of the machine affects both.
      for (let round = 0; round < rounds; round += 1) {
        other.push((await load(browser, line.url + page, { ...visitor, line: true })).firstSinceStart);
        same.push((await load(browser, line.url + page, { language: visitor.chosen, line: true })).firstSinceStart);
      }
      const ratio = (median(other) / median(same)).toFixed(2);
      rows.push([`${page}, ${visitor.language}, ${visitor.chosen} chosen`, median(other), median(same), ratio, bound]);
    }
  }
  line.stop();
  printTable(
    `First paint where the HTML is in another language, 390 × 844, slow 4G in packets, processor slowed ${slowdown} times, medians of ${rounds}`,
    ['Page and visitor', 'first paint, ms', 'in the matching language', 'ratio', 'at most'],
    rows,
  );
});

/** Slow 4G: 1.6 Mbit/s, and 150 ms there and back. */
const bytesPerMs = 200;
const oneWayMs = 75;
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
