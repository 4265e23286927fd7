import { frame, frameOf } from '../support/layout';
import { kindsOfWrittenPage } from '../support/states';
import { expect, test } from '../support/test';

test('B18, B1 every kind of page lives', async ({ page, open, language }) => {
  test.setTimeout(120_000);
  for (const path of kindsOfWrittenPage) {
    await open(`${path}?forceHideBadge=true`);
    expect.soft({ path, ...(await frameOf(page)) }).toEqual({ path, language, ...frame, isLong: true });
  }
});
