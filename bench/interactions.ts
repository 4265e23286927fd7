import type { CDPSession, Page } from 'playwright-core';
import { withSite } from './support/browser';
import { median, percentile } from './support/numbers';
import { printTable } from './support/table';
import { metric, onPage, phone, press } from './support/visit';

const rounds = Number(process.env.ROUNDS ?? 50);
const slowdown = 4;

interface Kind {
  name: string;
  budget: number;
  start: string;
  /** Runs once, before the rounds. */
  prepare?: (page: Page, tab: CDPSession) => Promise<void>;
  /** One or more interactions, each measured. */
  act: ((page: Page, tab: CDPSession, round: number) => Promise<void>)[];
  /** Not measured: restores the state before `act`. */
  undo?: (page: Page, tab: CDPSession, round: number) => Promise<void>;
}

const key = (name: string) => (page: Page) => page.keyboard.press(name);
const tap = (selector: string) => (page: Page, tab: CDPSession) => press(page, tab, selector);
const openTags = tap('[role=search] [aria-expanded]');

const emptyPage = 'data:text/html,<meta name="viewport" content="width=device-width"><button>A button</button>';

const kinds: Kind[] = [
  {
    name: '(a button that does nothing, on a page without anything)',
    budget: Number.NaN,
    start: emptyPage,
    act: [tap('button')],
  },
  {
    name: 'typing in the search',
    budget: 48,
    start: '/videos?forceHideBadge=true',
    prepare: (page) => page.locator('input[type=search]').focus(),
    act: [key('d'), key('e'), key('Backspace'), key('Backspace')],
  },
  {
    name: 'a tag',
    budget: 64,
    start: '/videos?forceHideBadge=true',
    prepare: openTags,
    act: [tap('.tag:nth-child(3)')],
  },
  {
    name: 'opening the menu',
    budget: 48,
    start: '/videos?forceHideBadge=true',
    act: [tap('.menu-button')],
    undo: key('Escape'),
  },
  {
    name: 'switching language',
    budget: 80,
    start: '/videos?forceHideBadge=true',
    prepare: async (page, tab) => {
      await tap('.menu-button')(page, tab);
      await page.waitForSelector('.mobile-menu');
    },
    act: [(page, tab, round) => press(page, tab, `.mobile-menu .language-link[lang=${round % 2 ? 'es' : 'en'}]`)],
  },
  {
    name: 'a change of page',
    budget: 64,
    start: '/videos?forceHideBadge=true',
    act: [tap('footer a[href*="community"]')],
    // By a link, not by Back, which would leave the site if a touch had missed.
    undo: tap('footer a[href*="videos"]'),
  },
];

interface Measured {
  paint: number[];
  /** Milliseconds of work on the main thread, independent of other work of the machine. */
  work: number[];
  layouts: number[];
  styles: number[];
}

async function measure(kind: Kind, page: Page, tab: CDPSession): Promise<Measured> {
  await page.addInitScript(watchEvents);
  await page.goto(kind.start, { waitUntil: 'networkidle' });
  await kind.prepare?.(page, tab);
  // Loads the code of every visited page before the measurement.
  for (const act of kind.act) await act(page, tab, 1);
  await page.waitForTimeout(1000);
  await kind.undo?.(page, tab, 1);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const measured: Measured = { paint: [], work: [], layouts: [], styles: [] };
  // The first round is not kept: the browser is still beginning to slow down.
  for (let round = 0; round <= rounds; round += 1) {
    for (const act of kind.act) {
      await page.waitForTimeout(400);
      await page.evaluate(() => void window.longestEvents.splice(0));
      const before = await counts(tab);
      await act(page, tab, round);
      await page.waitForTimeout(300);
      const after = await counts(tab);
      if (round === 0) continue;
      measured.paint.push(await page.evaluate(() => Math.max(16, ...window.longestEvents)));
      measured.work.push((after.work - before.work) * 1000);
      measured.layouts.push(after.layouts - before.layouts);
      measured.styles.push(after.styles - before.styles);
    }
    if (kind.undo) {
      await kind.undo(page, tab, round);
      // The way back to a long page takes a slow processor long, and the next press would wait for it.
      await page.waitForTimeout(1500);
    }
  }
  return measured;
}

async function counts(tab: CDPSession) {
  return {
    work: await metric(tab, 'TaskDuration'),
    layouts: await metric(tab, 'LayoutCount'),
    styles: await metric(tab, 'RecalcStyleCount'),
  };
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
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEventTiming & {
      interactionId: number;
    })[]) {
      if (interactionId) window.longestEvents.push(duration);
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

void withSite(async (browser, site) => {
  const rows: (string | number)[][] = [];
  for (const kind of kinds) {
    const { paint, work, layouts, styles } = await onPage(browser, { ...phone, baseURL: site.url }, (page, tab) =>
      measure(kind, page, tab),
    );
    rows.push([
      kind.name,
      median(paint),
      percentile(paint, 98),
      kind.budget,
      median(work),
      median(layouts),
      median(styles),
    ]);
  }
  const headers = [
    'Interaction',
    'ms to the next paint',
    '98th percentile',
    'at most',
    'ms of work',
    'layouts',
    'style recalculations',
  ];
  printTable(`Interactions, 390 × 844, processor slowed ${slowdown} times, ${rounds} rounds`, headers, rows);
});
