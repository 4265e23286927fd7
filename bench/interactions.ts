import type { CDPSession, Page } from 'playwright-core';
import { onPage, phone, press, readMetrics, withSite } from './support/browser';
import { median, percentile, printTable } from './support/report';

const rounds = Number(process.env.ROUNDS ?? 50);
const slowdown = 4;

type Act = (page: Page, round: number) => Promise<unknown>;

interface Kind {
  name: string;
  budget: number;
  start?: string;
  /** Runs once, before the rounds. */
  prepare?: Act;
  /** One or more interactions, each measured. */
  act: Act[];
  /** Not measured: restores the state before `act`. */
  undo?: Act;
}

const key = (name: string) => (page: Page) => page.keyboard.press(name);
const tap = (selector: string) => (page: Page) => press(page, selector);

const emptyPage = 'data:text/html,<meta name="viewport" content="width=device-width"><button>A button</button>';
const emptyName = '(a button that does nothing, on a page without anything)';

const kinds: Kind[] = [
  { name: emptyName, budget: Number.NaN, start: emptyPage, act: [tap('button')] },
  {
    name: 'typing in the search',
    budget: 48,
    prepare: (page) => page.locator('input[type=search]').focus(),
    act: ['d', 'e', 'Backspace', 'Backspace'].map(key),
  },
  { name: 'a tag', budget: 64, prepare: tap('[role=search] [aria-expanded]'), act: [tap('.tag:nth-child(3)')] },
  { name: 'opening the menu', budget: 48, act: [tap('.menu-button')], undo: key('Escape') },
  {
    name: 'switching language',
    budget: 80,
    prepare: (page) => press(page, '.menu-button').then(() => page.waitForSelector('.mobile-menu')),
    act: [(page, round) => press(page, `.mobile-menu .language-link[lang=${round % 2 ? 'es' : 'en'}]`)],
  },
  // Back by a link: the browser's Back would leave the site if a touch had missed.
  {
    name: 'a change of page',
    budget: 64,
    act: [tap('footer a[href*="community"]')],
    undo: tap('footer a[href*="videos"]'),
  },
];

/** For each act: milliseconds to the paint, those of work on the main thread (independent of other work of the machine), layouts and styles. */
async function measure({ start, prepare, act, undo }: Kind, page: Page, tab: CDPSession): Promise<number[][]> {
  await page.addInitScript(watchEvents);
  await page.goto(start ?? '/videos?forceHideBadge=true', { waitUntil: 'networkidle' });
  await prepare?.(page, 0);
  // Loads the code of every visited page before the measurement.
  for (const one of act) await one(page, 1);
  await page.waitForTimeout(1000);
  await undo?.(page, 1);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const measured: number[][] = [];
  // The first round is not kept: the browser is still beginning to slow down.
  for (let round = 0; round <= rounds; round += 1) {
    for (const one of act) {
      await page.waitForTimeout(400);
      await page.evaluate(() => void window.longestEvents.splice(0));
      const before = await readMetrics(tab);
      await one(page, round);
      await page.waitForTimeout(300);
      const after = await readMetrics(tab);
      if (round === 0) continue;
      const [work = 0, layouts = 0, styles = 0] = ['TaskDuration', 'LayoutCount', 'RecalcStyleCount'].map(
        (name) => after(name) - before(name),
      );
      const paint = await page.evaluate(() => Math.max(16, ...window.longestEvents));
      measured.push([paint, work * 1000, layouts, styles]);
    }
    if (!undo) continue;
    await undo(page, round);
    // The way back to a long page takes a slow processor long, and the next press would wait for it.
    await page.waitForTimeout(1500);
  }
  return measured;
}

declare global {
  interface Window {
    /** Durations from the touch or key to the next paint, in the browser's steps of 8 ms. */
    longestEvents: number[];
  }
}

function watchEvents() {
  window.longestEvents = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId) window.longestEvents.push(entry.duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

void withSite(async (browser, site) => {
  const rows: (string | number)[][] = [];
  for (const kind of kinds) {
    const options = { ...phone, baseURL: site.url };
    const measured = await onPage(browser, options, (page, tab) => measure(kind, page, tab));
    const [paint = [], ...others] = [0, 1, 2, 3].map((column) => measured.map((values) => values[column]!));
    rows.push([kind.name, median(paint), percentile(paint, 98), kind.budget, ...others.map(median)]);
  }
  printTable(
    `Interactions, 390 × 844, processor slowed ${slowdown} times, ${rounds} rounds`,
    'Interaction|ms to the next paint|98th percentile|at most|ms of work|layouts|style recalculations'.split('|'),
    rows,
  );
});
