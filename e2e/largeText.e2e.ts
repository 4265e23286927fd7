import { paths } from '../src/lib/paths';
import { layOutPage, misfits } from './support/layout';
import { kindsOfPage } from './support/states';
import { expect, test } from './support/test';

const widestExperiments = [paths.video('video11'), paths.video('video19')];

const screens = [
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 800],
  [1920, 1080],
] as const;

/** The sizes that browsers offer as large and very large. */
for (const standard of [24, 32]) {
  test(`N7 cuts, breaks and covers no word with text of ${standard} px`, async ({ page, open, expectConsole }) => {
    test.setTimeout(180_000);
    const tab = await page.context().newCDPSession(page);
    await tab.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    const header = page.locator('.site-header');
    for (const path of [...kindsOfPage, ...widestExperiments]) {
      await open(path);
      await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
      await layOutPage(page);
      for (const [width, height] of screens) {
        const where = `${path} at ${width} px`;
        await page.setViewportSize({ width, height });
        await expect.poll(() => misfits(page), where).toEqual([]);
        const [title, bar] = [await page.locator('h1').boundingBox(), await header.boundingBox()];
        expect(title!.y, where).toBeGreaterThanOrEqual(bar!.y + bar!.height);
        // The bar leaves most of the window to what is read, or goes with the page.
        if (bar!.height > height / 4) await expect(header).toHaveCSS('position', 'absolute');
      }
    }
    expectConsole(/404/);
  });
}

// What WCAG 1.4.12 lets a visitor set.
const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

test('no kind of page loses anything with text spaced wider', async ({ page, open, expectConsole }) => {
  test.setTimeout(120_000);
  for (const path of kindsOfPage) {
    await open(path);
    await layOutPage(page, wideSpacing);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => misfits(page), `${path} at ${width} px`).toEqual([]);
    }
  }
  expectConsole(/404/);
});
