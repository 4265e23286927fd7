import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { withSite } from './support/browser';
import { load, type Paint, slowdown } from './support/loadSlowly';
import { median, printTable } from './support/report';

const rounds = Number(process.env.ROUNDS ?? 5);
const pages =
  '/ /community /videos /video/video1 /video/video5 /video/video3 /profile/vega /waitlist /login /nowhere'.split(' ');

void withSite(async (browser, site) => {
  const bare = await withoutScripts(site.url);
  const bareUrl = `http://localhost:${(bare.address() as AddressInfo).port}`;
  const rows: (string | number)[][] = [];
  for (const page of pages) {
    const [whole, stripped]: [Paint[], Paint[]] = [[], []];
    // In turns, so that other work of the machine affects both.
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
      of(whole, 'hydrationStart'),
      of(whole, 'hydrated'),
      of(whole, 'shift').toFixed(3),
    ]);
  }
  bare.close();
  bare.closeAllConnections();
  const headers =
    'Page|first paint, ms|without scripts|largest paint, ms|without scripts|ratio|hydration starts, ms|hydrated, ms|shift';
  printTable(
    `Paint, 390 × 844, slow 4G applied, processor slowed ${slowdown} times, medians of ${rounds}`,
    headers.split('|'),
    rows,
  );
});

/** Serves the same pages without their scripts, to measure HTML, styles, fonts and pictures alone. */
function withoutScripts(origin: string): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      const passedOn = ['accept-language', 'accept', 'accept-encoding'];
      const headersAsked = passedOn.map((name): [string, string] => [name, String(request.headers[name] ?? '')]);
      const answer = await fetch(origin + request.url, { headers: headersAsked, redirect: 'manual' });
      const type = answer.headers.get('content-type') ?? '';
      let body = Buffer.from(await answer.arrayBuffer());
      // The same headers, because a policy takes time, too.
      const ownHeaders = /^(content-encoding|content-length|transfer-encoding|connection|keep-alive)$/;
      const headers = new Map([...answer.headers].filter(([name]) => !ownHeaders.test(name)));
      if (type.startsWith('text/html')) body = Buffer.from(strip(body.toString()));
      const compressible = /text|svg|javascript|json/.test(type);
      if (compressible) headers.set('content-encoding', 'br');
      response
        .setHeaders(headers)
        .writeHead(answer.status)
        .end(compressible ? brotliCompressSync(body) : body);
    })();
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

function strip(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="?(?:modulepreload|preload)"?[^>]*>/g, (link) =>
      /script|modulepreload/.test(link) ? '' : link,
    );
}
