import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { withSite } from './support/browser';
import { median } from './support/numbers';
import { onPlainTab } from './support/plainTab';
import { run } from './support/run';
import { printTable } from './support/table';
import { type Paint, watchPaints } from './support/watchPaints';
import { withoutScripts } from './support/withoutScripts';

const rounds = Number(process.env.ROUNDS ?? 5);
const pages = ['/', '/community', '/videos', '/video/video1', '/profile/vega', '/waitlist', '/login', '/nowhere'];
/** Slow 4G, applied and not simulated: 1.6 Mbit/s and 150 ms latency. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowdown = 4;
/** Until a new window is drawn, which uses the whole processor. */
const windowMs = 1500;
/** Until every page is complete. */
const pageMs = 4000;

async function load(browser: Browser, url: string): Promise<Paint> {
  return onPlainTab(browser, async (send) => {
    await send('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 2, mobile: true });
    await send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await send('Network.enable');
    await send('Network.emulateNetworkConditions', slow4G);
    await send('Page.enable');
    await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(watchPaints)})()` });
    await sleep(windowMs);
    await send('Page.navigate', { url });
    await sleep(pageMs);
    const { result } = await send<{ result: { value: Paint } }>('Runtime.evaluate', {
      expression: 'paint',
      returnByValue: true,
    });
    return result.value;
  });
}

run(() =>
  withSite(async (browser, site) => {
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
    const headers = [
      'Page',
      'first paint, ms',
      'without scripts',
      'largest paint, ms',
      'without scripts',
      'ratio',
      'hydration starts, ms',
      'hydrated, ms',
      'shift',
    ];
    printTable(
      `Paint, 390 × 844, slow 4G applied, processor slowed ${slowdown} times, medians of ${rounds}`,
      headers,
      rows,
    );
  }),
);
