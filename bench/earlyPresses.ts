import type { Browser, Page } from 'playwright-core';
import {
  pressAfter,
  type Pressed,
  seeFirstPaint,
  slowdown,
  slowPresses,
  type SlowPress,
} from '../test-support/slowPresses';
import { withSite } from './support/browser';
import { median } from './support/numbers';
import { run } from './support/run';
import { printTable } from './support/table';

const rounds = Number(process.env.ROUNDS ?? 3);
/** A round counts when the press met the control at most so many milliseconds after the first paint. */
const within = 100;
/** The first paint is not equally fast each time, so not each try counts. */
const triesPerRound = 20;
/** So high that nothing has to be scrolled to, which would take longer than the press. */
const height = 1700;
const sizes = [
  { width: 390, height },
  { width: 1280, height },
];
type Size = (typeof sizes)[number];

run(() =>
  withSite(async (browser, site) => {
    const rows: (string | number)[][] = [];
    for (const size of sizes) {
      for (const press of slowPresses.filter(({ width = size.width }) => width === size.width)) {
        const presses = await pressOften(browser, site.url, size, press);
        const count = (is: (one: Answer) => boolean) => presses.filter(is).length;
        rows.push([
          `${press.name}, ${size.width} px`,
          median(presses.map(({ afterPaint }) => afterPaint)),
          count(({ isEarly }) => isEarly),
          count(({ isKept }) => isKept),
          presses.length,
        ]);
      }
    }
    printTable(
      `Presses within ${within} ms after the first paint, slow 4G applied, processor slowed ${slowdown} times, ${rounds} rounds`,
      ['Press', 'ms after the first paint', 'before React', 'answered once', 'of'],
      rows,
    );
  }),
);

interface Answer extends Pressed {
  isKept: boolean;
}

async function pressOften(browser: Browser, baseURL: string, viewport: Size, press: SlowPress): Promise<Answer[]> {
  const visit = <Result>(see: (page: Page) => Promise<Result>) => onNewPage(browser, baseURL, viewport, see);
  const { after, place } = await visit((page) => seeFirstPaint(page, press));
  const counted: Answer[] = [];
  const paints = [after];
  for (let tries = rounds * triesPerRound; tries > 0 && counted.length < rounds; tries -= 1) {
    const answer = await visit(async (page) => {
      const wait = median(paints) + within / 2;
      const pressed = await pressAfter(page, press, place, wait);
      paints.push(wait - pressed.afterPaint);
      return { ...pressed, isKept: await isKept(page, press) };
    });
    if (answer.isHit && answer.afterPaint >= 0 && answer.afterPaint <= within) counted.push(answer);
  }
  if (counted.length < rounds) throw new Error(`No press of ${press.name} came within ${within} ms often enough`);
  return counted;
}

async function onNewPage<Result>(
  browser: Browser,
  baseURL: string,
  viewport: Size,
  see: (page: Page) => Promise<Result>,
): Promise<Result> {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const context = await browser.newContext({ baseURL, viewport, locale: 'es-ES', permissions });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    return await see(page);
  } finally {
    await context.close();
  }
}

async function isKept(page: Page, { isAnswered }: SlowPress): Promise<boolean> {
  const answered = await page.waitForFunction(isAnswered, undefined, { timeout: 15_000 }).catch(() => null);
  if (!answered) return false;
  // A second answer would turn it back.
  await page.waitForTimeout(500);
  return page.evaluate(isAnswered);
}
