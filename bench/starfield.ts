import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { withSite } from './support/browser';
import { run } from './support/run';
import { printTable } from './support/table';

const seconds = 5;
const rounds = 3;

const screens: { name: string; budget: number; options: BrowserContextOptions }[] = [
  { name: '390 × 844 at 3×', budget: 90, options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 } },
  { name: '1920 × 1080', budget: 140, options: { viewport: { width: 1920, height: 1080 } } },
];

const pauseStars = (page: Page) => page.locator('.motion-toggle').click();
const scrollAway = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

const states: { name: string; reduced?: boolean; prepare?: (page: Page) => Promise<void> }[] = [
  { name: 'moving' },
  { name: 'stopped by its button', prepare: pauseStars },
  { name: 'scrolled away', prepare: scrollAway },
  { name: 'page hidden', prepare: hide },
  { name: 'reduced motion', reduced: true },
];

/** B9, H4: milliseconds of processor time per second of all Chromium processes, minus those of an empty page. */
run(() =>
  withSite(async (browser, site) => {
    const rows: (string | number)[][] = [];
    for (const { name, budget, options } of screens) {
      const idle = await best(() =>
        processorTime(browser, options, async (page) => void (await page.goto('about:blank'))),
      );
      for (const state of states) {
        const used = await best(() =>
          processorTime(
            browser,
            { ...options, reducedMotion: state.reduced ? 'reduce' : 'no-preference' },
            async (page) => {
              await page.goto(`${site.url}/?forceHideBadge=true`, { waitUntil: 'networkidle' });
              await state.prepare?.(page);
            },
          ),
        );
        const added = used.all - idle.all;
        rows.push([name, state.name, added, used.main - idle.main, state.prepare || state.reduced ? 10 : budget]);
      }
    }
    const headers = ['Screen', 'Stars', 'ms of CPU a second', 'of them on the page’s main thread', 'at most'];
    printTable('Starfield', headers, rows);
  }),
);

interface Used {
  all: number;
  main: number;
}

async function best(measure: () => Promise<Used>): Promise<Used> {
  const all: Used[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await measure());
  return all.reduce((least, used) => (used.all < least.all ? used : least));
}

async function processorTime(
  browser: Browser,
  options: BrowserContextOptions,
  open: (page: Page) => Promise<void>,
): Promise<Used> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await open(page);
  const system = await browser.newBrowserCDPSession();
  const tab = await context.newCDPSession(page);
  await tab.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.waitForTimeout(1500);
  const before = await read(system, tab);
  await page.waitForTimeout(seconds * 1000);
  const after = await read(system, tab);
  await context.close();
  return { all: (after.all - before.all) / seconds, main: (after.main - before.main) / seconds };
}

async function read(system: CDPSession, tab: CDPSession): Promise<Used> {
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  const { metrics } = await tab.send('Performance.getMetrics');
  const main = metrics.find(({ name }) => name === 'TaskDuration')!.value;
  return { all: processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0) * 1000, main: main * 1000 };
}
