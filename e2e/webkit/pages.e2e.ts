import { sitePaths, unlistedPaths } from '../../src/app/sitePaths';
import { kindsOfWrittenPage } from '../support/states';
import { phone, wide } from '../support/test';
import { expect, test } from './test';

for (const { viewport, language } of [
  { viewport: phone, language: 'es' },
  { viewport: wide, language: 'en' },
] as const) {
  test.describe(`${viewport.width} px, ${language}`, () => {
    test.use({ viewport, language });

    test('B18, B1, R1–R7, B5 every page lives, with nothing to say', async ({ tab, at }) => {
      test.setTimeout(300_000);
      for (const [place, path] of [...sitePaths, ...unlistedPaths].entries()) {
        // Further lessons and members differ in their content alone: each is opened once.
        const isTurn = (place % 2 === 0) === (viewport === phone);
        if (!kindsOfWrittenPage.includes(path) && !isTurn) continue;
        await tab.goto(at(`${path}?forceHideBadge=true`));
        const shown = await tab.evaluate(() => ({
          language: document.documentElement.lang,
          headings: document.querySelectorAll('h1').length,
          overflow: Math.max(document.documentElement.scrollWidth - innerWidth, 0),
        }));
        expect.soft({ path, ...shown }).toEqual({ path, language, headings: 1, overflow: 0 });
        expect.soft(await tab.console(), path).toEqual([]);
      }
    });
  });
}
