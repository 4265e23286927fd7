import { chromium, type Browser } from 'playwright-core';
import { startSite, type Site } from '../../test-support/site';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--accept-lang=es',
];

export const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Starts the built site and a Chromium for a measurement, and stops both afterwards. */
export async function withSite(
  measure: (browser: Browser, site: Site) => Promise<void>,
  start: () => Promise<Site> = startSite,
): Promise<void> {
  const site = await start();
  const browser = await chromium.launch({ executablePath, args });
  try {
    await measure(browser, site);
  } finally {
    await browser.close();
    await site.stop();
    site.remove();
  }
}
