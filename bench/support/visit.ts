import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

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

export async function metric(tab: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await tab.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}
