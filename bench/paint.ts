import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { withSite } from './support/browser';
import { median } from './support/numbers';
import { run } from './support/run';
import { printTable } from './support/table';
import { onPage, phone } from './support/visit';

const rounds = Number(process.env.ROUNDS ?? 5);
const pages = ['/', '/community', '/videos', '/video/video1', '/profile/vega', '/waitlist', '/login', '/nowhere'];
/** Slow 4G, really applied: 1.6 Mbit/s and 150 ms for every exchange. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowdown = 4;

interface Paint {
  first: number;
  largest: number;
  shift: number;
  /** When React has taken over the first element, and when the last: between the two a press is answered all the same. */
  attached: number;
  complete: number;
}

declare global {
  interface Window {
    seen: Paint;
  }
}

function watchPaints() {
  window.seen = { first: Number.NaN, largest: Number.NaN, shift: 0, attached: Number.NaN, complete: Number.NaN };
  const watch = (type: string, note: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as never))).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') window.seen.first = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    window.seen.largest = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) window.seen.shift += value;
  });
  // React keeps its roots in properties of the elements.
  const look = setInterval(() => {
    const isTaken = (element: Element | null | undefined) => Object.keys(element ?? {}).some((key) => key.startsWith('__react'));
    if (!isTaken(document.getElementById('root')?.firstElementChild)) return;
    window.seen.attached ||= performance.now();
    if (![...document.querySelectorAll('#root a, #root button')].every(isTaken)) return;
    window.seen.complete = performance.now();
    clearInterval(look);
  }, 5);
}

async function load(browser: Browser, url: string): Promise<Paint> {
  return onPage(browser, phone, async (page, tab) => {
    await tab.send('Network.enable');
    await tab.send('Network.emulateNetworkConditions', slow4G);
    await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchPaints);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(1500);
    return page.evaluate(() => window.seen);
  });
}

/** The same pages without their scripts, from the same files: what HTML, styles, font and pictures alone would take. */
function withoutScripts(origin: string): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      const { 'accept-language': language = '', accept = '', 'accept-encoding': encoding = '' } = request.headers as Partial<Record<string, string>>;
      const wanted = { 'accept-language': language, accept, 'accept-encoding': encoding };
      const answer = await fetch(origin + request.url, { headers: wanted, redirect: 'manual' });
      const type = answer.headers.get('content-type') ?? '';
      let body = Buffer.from(await answer.arrayBuffer());
      // The same headers: policies take their time, too.
      const headers: Record<string, string> = Object.fromEntries(answer.headers);
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive']) delete headers[name];
      if (type.startsWith('text/html')) body = Buffer.from(strip(body.toString()));
      const compressible = /text|svg|javascript|json/.test(type);
      if (compressible) headers['content-encoding'] = 'br';
      response.writeHead(answer.status, headers).end(compressible ? brotliCompressSync(body) : body);
    })();
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

function strip(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="?(?:modulepreload|preload)"?[^>]*>/g, (link) => (/script|modulepreload/.test(link) ? '' : link));
}

run(() =>
  withSite(async (browser, site) => {
    const bare = await withoutScripts(site.url);
    const bareUrl = `http://localhost:${(bare.address() as AddressInfo).port}`;
    const rows: (string | number)[][] = [];
    for (const page of pages) {
      const [whole, stripped]: [Paint[], Paint[]] = [[], []];
      // In turns, so that both meet the same weather.
      for (let round = 0; round < rounds; round += 1) {
        whole.push(await load(browser, site.url + page));
        stripped.push(await load(browser, bareUrl + page));
      }
      const of = (paints: Paint[], part: keyof Paint) => median(paints.map((paint) => paint[part]));
      const [largest, largestBare] = [of(whole, 'largest'), of(stripped, 'largest')];
      rows.push([
        page,
        of(whole, 'first'),
        of(stripped, 'first'),
        largest,
        largestBare,
        (largest / largestBare).toFixed(2),
        of(whole, 'attached'),
        of(whole, 'complete'),
        of(whole, 'shift').toFixed(3),
      ]);
    }
    bare.close();
    bare.closeAllConnections();
    const heads = ['Page', 'first paint, ms', 'without scripts', 'largest paint, ms', 'without scripts', 'ratio', 'React attached, ms', 'all of it', 'shift'];
    printTable(`Paint, 390 × 844, slow 4G applied, processor slowed ${slowdown} times, medians of ${rounds}`, heads, rows);
  }),
);
