import { sitePaths, unlistedPaths } from '../../src/app/sitePaths';
import { kindsOfWrittenPage } from '../support/states';
import { expect, phone, test, wide } from '../support/test';

for (const { viewport, language } of [
  { viewport: phone, language: 'es' },
  { viewport: wide, language: 'en' },
] as const) {
  test.describe(`${viewport.width} px, ${language}`, () => {
    test.use({ viewport, language });

    test('B18, B1, R1–R7, B5 every page lives', async ({ page, open }) => {
      test.setTimeout(300_000);
      for (const [place, path] of [...sitePaths, ...unlistedPaths].entries()) {
        const isKind = kindsOfWrittenPage.includes(path);
        // Further lessons and members differ in their content alone: each is opened once.
        const isTurn = (place % 2 === 0) === (viewport === phone);
        if (!isKind && !isTurn) continue;
        await open(`${path}?forceHideBadge=true`);
        const shown = await page.evaluate(() => ({
          language: document.documentElement.lang,
          headings: document.querySelectorAll('h1').length,
          overflow: Math.max(document.documentElement.scrollWidth - innerWidth, 0),
        }));
        expect.soft({ path, ...shown }).toEqual({ path, language, headings: 1, overflow: 0 });
      }
    });
  });
}
