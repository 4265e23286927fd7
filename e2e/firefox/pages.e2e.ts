import { sitePaths, unlistedPaths } from '../../src/app/sitePaths';
import { frame, frameOf } from '../support/layout';
import { expect, test } from '../support/test';

test('B18, B1, R1–R7, B5 every page lives', async ({ page, open, language }) => {
  test.setTimeout(300_000);
  for (const path of [...sitePaths, ...unlistedPaths]) {
    await open(`${path}?forceHideBadge=true`);
    expect.soft({ path, ...(await frameOf(page)) }).toEqual({ path, language, ...frame, isLong: true });
  }
});
