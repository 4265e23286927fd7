import { sitePaths, unlistedPaths } from '../../src/app/sitePaths';
import { expect, test } from './test';

test('B18, B1, R1–R7, B5 every page lives, with nothing to say', async ({ tab, at, language }) => {
  test.setTimeout(300_000);
  for (const path of [...sitePaths, ...unlistedPaths]) {
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
