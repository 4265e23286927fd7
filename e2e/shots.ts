import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { startSite } from '../test-support/site';
import { wholeBrowserOptions } from '../test-support/browsers';
import { layOutPage } from './support/layout';
import { pages, statesAt } from './support/states';
import { texts } from './support/texts';
import { languages, type Language } from '../src/lib/language';
import { pathIn } from '../src/lib/paths';

/**
 * Takes screenshots of every kind of page and every state of the built site in both languages, and writes them to `shots/`.
 * Arguments: widths (`npm run shots -- 320 1280`), `print` for the print layout and `forced` for forced colours.
 */
const options = process.argv.slice(2);
const widths = options.map(Number).filter((width) => width > 0);
const heights: Record<number, number> = { 320: 640, 390: 844, 768: 1024, 1920: 1080 };
const folder = path.resolve('shots');

/** Loads and shows what a page shows only when it is scrolled to. */
async function showAll(page: Page): Promise<void> {
  await layOutPage(page);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    document.querySelectorAll('img').forEach((image) => image.setAttribute('loading', 'eager'));
  });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

async function takeAll(browser: Browser, baseURL: string, width: number, language: Language): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: heights[width] ?? 800 },
    locale: language,
    reducedMotion: 'reduce',
    forcedColors: options.includes('forced') ? 'active' : 'none',
  });
  const page = await context.newPage();
  const isPhone = width < 768;
  const open = async (plain: string) => {
    await page.goto(`${pathIn(language, plain)}?forceHideBadge=true`, { waitUntil: 'networkidle' });
    if (options.includes('print')) await page.emulateMedia({ media: 'print' });
  };
  for (const [name, arrive] of [...pages, ...statesAt(isPhone)]) {
    await arrive({ page, isPhone, open, t: texts[language].t });
    await showAll(page);
    const file = `${name.replace(/^\//, '').replace(/\W+/g, '-') || 'home'}-${width}-${language}.png`;
    // Menus and overlays cover only the window, not the whole page.
    const fullPage = !/menu|overlay|members/.test(name);
    await page.screenshot({ path: path.join(folder, file), fullPage });
  }
  await context.close();
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const site = await startSite();
  const browser = await chromium.launch(wholeBrowserOptions);
  for (const width of widths.length ? widths : [320, 390, 768, 1280, 1920]) {
    for (const language of languages) await takeAll(browser, site.url, width, language);
  }
  await browser.close();
  await site.stop();
  site.remove();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
