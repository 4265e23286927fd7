import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright-core';
import { chromiumOptions } from '../../test-support/browsers';
import { startSite, type Site } from '../../test-support/site';

/** Starts the built site and a Chromium for a measurement, and stops both afterwards. */
export async function withSite(
  measure: (browser: Browser, site: Site) => Promise<void>,
  start: () => Promise<Site> = startSite,
): Promise<void> {
  const site = await start();
  const browser = await chromium.launch({ ...chromiumOptions, args: [...chromiumOptions.args, '--accept-lang=es'] });
  try {
    await measure(browser, site);
  } finally {
    await browser.close();
    await site.stop();
    site.remove();
  }
}

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'es-ES',
};

/** Opens a new page for one measurement, with a DevTools session to slow it down and to read its metrics. */
export async function onPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  measure: (page: Page, tab: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const tab = await context.newCDPSession(page);
    await tab.send('Performance.enable', { timeDomain: 'threadTicks' });
    return await measure(page, tab);
  } finally {
    await context.close();
  }
}

/** Reads a tab's performance metrics, which are then asked for by name. */
export async function readMetrics(tab: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await tab.send('Performance.getMetrics');
  return (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

/** Touches the middle of an element once the scrolling there has come to rest, without Playwright's own waiting, which would be measured, too. */
export async function press(page: Page, selector: string): Promise<void> {
  const [x, y] = await page.evaluate((wanted) => {
    const element = [...document.querySelectorAll(wanted)].find((candidate) => candidate.getClientRects().length > 0);
    if (!element) throw new Error(`Nothing to press: ${wanted}`);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  }, selector);
  await page.waitForTimeout(500);
  await page.touchscreen.tap(x, y);
}
