import type { CDPSession, Page } from 'playwright-core';
import { inTime } from '../src/lib/inTime';
import { withSite } from './support/browser';
import { run } from './support/run';
import { printTable } from './support/table';
import { metric, onPage, phone } from './support/visit';

/** Not measured: the first rounds compile code, which stays in memory. */
const warmUp = 50;
const rounds = 200;
const every = 100;

/** Every kind of interaction once, ending at the first page. */
async function playRound(page: Page): Promise<void> {
  await page.focus('input[type=search]');
  await page.keyboard.press('d');
  await page.keyboard.press('Backspace');
  const round = page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const click = async (selector: string) => {
      document.querySelector<HTMLElement>(selector)!.click();
      await drawn();
    };
    const until = async (selector: string) => {
      while (!document.querySelector(selector)) await drawn();
    };
    await click('.tag-filter-toggle');
    await click('.tag:nth-child(3)');
    await click('.tag:nth-child(3)');
    await click('.tag-filter-toggle');
    await click('.menu-button');
    await until('.mobile-menu .language-link');
    await click('.mobile-menu .language-link[lang=en]');
    await click('.mobile-menu .language-link[lang=es]');
    await click('.mobile-menu button');
    await click('footer a[href*="community"]');
    await until('main:not(:has(.tag-filter-toggle))');
    await click('footer a[href*="videos"]');
    await until('.tag-filter-toggle');
  });
  await inTime(round);
}

async function state(tab: CDPSession) {
  await tab.send('HeapProfiler.collectGarbage');
  await tab.send('HeapProfiler.collectGarbage');
  const [heap, nodes, listeners] = [
    await metric(tab, 'JSHeapUsedSize'),
    await metric(tab, 'Nodes'),
    await metric(tab, 'JSEventListeners'),
  ];
  return { heap: heap / 1_000_000, nodes, listeners };
}

run(() =>
  withSite(async (browser, site) => {
    const rows: (string | number)[][] = [];
    await onPage(browser, { ...phone, baseURL: site.url }, async (page, tab) => {
      await page.goto('/videos?forceHideBadge=true', { waitUntil: 'networkidle' });
      for (let round = 0; round < warmUp; round += 1) await playRound(page);
      for (let round = 0; round <= rounds; round += 1) {
        if (round % every === 0) {
          await page.waitForTimeout(1000);
          const { heap, nodes, listeners } = await state(tab);
          rows.push([`${round} rounds`, heap.toFixed(2), String(nodes), String(listeners)]);
        }
        await playRound(page);
      }
    });
    printTable('Memory after 200 rounds of all interactions', ['After', 'MB of heap', 'nodes', 'listeners'], rows);
  }),
);
