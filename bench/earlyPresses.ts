import type { Page } from 'playwright-core';
import { pressAtFirstPaint, slowdown, slowPresses, type SlowPress } from '../test-support/slowPresses';
import { withSite } from './support/browser';
import { median } from './support/numbers';
import { run } from './support/run';
import { printTable } from './support/table';

const rounds = Number(process.env.ROUNDS ?? 5);
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

async function isKept(page: Page, { isAnswered }: SlowPress): Promise<boolean> {
  const answered = await page.waitForFunction(isAnswered, undefined, { timeout: 15_000 }).catch(() => null);
  if (!answered) return false;
  // A second answer would turn it back.
  await page.waitForTimeout(500);
  return page.evaluate(isAnswered);
}

run(() =>
  withSite(async (browser, site) => {
    const rows: (string | number)[][] = [];
    for (const viewport of sizes) {
      for (const press of slowPresses.filter(({ width = viewport.width }) => width === viewport.width)) {
        const times: number[] = [];
        const [early, kept] = [[] as boolean[], [] as boolean[]];
        for (let round = 0; round < rounds; round += 1) {
          const context = await browser.newContext({
            baseURL: site.url,
            viewport,
            locale: 'es-ES',
            permissions: ['clipboard-read', 'clipboard-write'],
          });
          try {
            const page = await context.newPage();
            await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
            const { afterPaint, isEarly } = await pressAtFirstPaint(page, press);
            times.push(afterPaint);
            early.push(isEarly);
            kept.push(await isKept(page, press));
          } finally {
            await context.close();
          }
        }
        const count = (list: boolean[]) => list.filter(Boolean).length;
        rows.push([`${press.name}, ${viewport.width} px`, median(times), count(early), count(kept), rounds]);
      }
    }
    printTable(
      `Presses at the first paint, slow 4G applied, processor slowed ${slowdown} times, ${rounds} rounds`,
      ['Press', 'ms after the first paint', 'before React', 'answered once', 'of'],
      rows,
    );
  }),
);
