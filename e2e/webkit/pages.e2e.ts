import { sitePaths, unlistedPaths } from '../../src/app/sitePaths';
import { brand } from '../../src/lib/site';
import { frame, frameHere } from '../support/layout';
import { expect, test } from './test';

test('B18, B1, R1–R7, B5 every page lives, with nothing to say', async ({ tab, at, language }) => {
  test.setTimeout(300_000);
  for (const path of [...sitePaths, ...unlistedPaths]) {
    await tab.goto(at(`${path}?forceHideBadge=true`));
    const shown = await tab.evaluate(frameHere, brand);
    expect.soft({ path, ...shown }).toEqual({ path, language, ...frame, isLong: true });
    expect.soft(await tab.console(), path).toEqual([]);
  }
});
