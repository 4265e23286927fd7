import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { startSite } from '../e2e/support/site';
import { languages } from '../src/lib/language';
import { pathIn } from '../src/lib/paths';

/**
 * Takes a picture of every kind of page in both languages into `shots/`, from the built site.
 * Widths may be named: `npm run shots -- 320 1280`.
 */
const pages = ['/', '/community', '/videos', '/video/video3', '/profile/vega', '/waitlist', '/login', '/nowhere'];
const widths = process.argv.slice(2).map(Number);
const heights: Record<number, number> = { 320: 640, 390: 844, 768: 1024 };

/** Images that wait to be scrolled to would be missing from a picture of the whole page. */
async function showLazyImages(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelectorAll('img').forEach((image) => image.setAttribute('loading', 'eager')));
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

async function main(): Promise<void> {
  const folder = path.resolve('shots');
  mkdirSync(folder, { recursive: true });
  const site = await startSite();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  for (const width of widths.length ? widths : [390, 1280]) {
    for (const language of languages) {
      const viewport = { width, height: heights[width] ?? 800 };
      const context = await browser.newContext({ baseURL: site.url, viewport, locale: language, reducedMotion: 'reduce' });
      const page = await context.newPage();
      for (const plain of pages) {
        await page.goto(`${pathIn(language, plain)}?forceHideBadge=true`, { waitUntil: 'networkidle' });
        await showLazyImages(page);
        const name = plain === '/' ? 'home' : plain.slice(1).replace('/', '-');
        await page.screenshot({ path: path.join(folder, `${name}-${width}-${language}.png`), fullPage: true });
      }
      await context.close();
    }
  }
  await browser.close();
  await site.stop();
  site.remove();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
