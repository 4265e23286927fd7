import { chromium } from 'playwright-core';
import { startSite } from '../test-support/site';
import { wholeBrowserOptions } from './support/browsers';

/** Walks a visit with the browser extension that the argument names the folder of, then jumps to each moment (docs/testing.md). */
async function main([extension = '']: string[]): Promise<void> {
  const site = await startSite();
  const context = await chromium.launchPersistentContext('', {
    ...wholeBrowserOptions,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      ...wholeBrowserOptions.args,
      `--load-extension=${extension}`,
      '--disable-features=DisableLoadExtensionCommandLineSwitch',
    ],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const page = await context.newPage();
  page.on('console', (message) => console.log(message.text()));
  await page.goto(site.url);
  const panel = await context.newPage();
  await panel.goto(new URL('/devpanel.html', worker.url()).href);
  await page.bringToFront();
  for (const path of ['/videos', '/community', '/waitlist']) {
    await page.locator(`footer a[href^="${path}?"]`).click();
    await page.waitForURL(`**${path}`);
  }
  // The extension tells the panel what happened twice a second.
  await page.waitForTimeout(1500);
  const jumps = panel.getByText('Jump', { exact: true });
  for (let moment = 0; moment < (await jumps.count()); moment += 1) {
    await jumps.nth(moment).dispatchEvent('click');
    await page.waitForTimeout(300);
    console.log(moment, page.url(), await page.title());
  }
  await context.close();
  await site.stop();
  site.remove();
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
