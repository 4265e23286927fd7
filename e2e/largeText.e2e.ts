import { layOutPage, misfits } from './support/layout';
import { kindsOfPage } from './support/states';
import { expect, test } from './support/test';

/** The sizes that browsers offer as large and very large. */
for (const standard of [24, 32]) {
  for (const [width, height, tag] of [
    [390, 844, '@phone'],
    [768, 1024, '@phone'],
    [844, 390, '@phone'],
    [1280, 800, '@wide'],
    [1920, 1080, '@wide'],
  ] as const) {
    test(
      `N7 cuts, breaks and covers no word at ${width} px with text of ${standard} px`,
      { tag },
      async ({ page, open, expectConsole }) => {
        await page.setViewportSize({ width, height });
        const tab = await page.context().newCDPSession(page);
        await tab.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
        const header = page.locator('.site-header');
        for (const path of kindsOfPage) {
          await open(path);
          await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
          await layOutPage(page);
          expect(await misfits(page), path).toEqual([]);
          const [title, bar] = [await page.locator('h1').boundingBox(), await header.boundingBox()];
          expect(title!.y, path).toBeGreaterThanOrEqual(bar!.y + bar!.height);
          // The bar leaves most of the window to what is read, or goes with the page.
          if (bar!.height > height / 4) await expect(header).toHaveCSS('position', 'absolute');
        }
        expectConsole(/404/);
      },
    );
  }
}
