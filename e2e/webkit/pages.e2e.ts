import { brand } from '../../src/lib/site';
import { frame, frameHere } from '../support/layout';
import { kindsOfWrittenPage } from '../support/states';
import { expect, test } from './test';

test('B18, B1 every kind of page lives, with nothing to say', async ({ tab, at, language }) => {
  test.setTimeout(120_000);
  for (const path of kindsOfWrittenPage) {
    await tab.goto(at(`${path}?forceHideBadge=true`));
    const shown = await tab.evaluate(frameHere, brand);
    expect.soft({ path, ...shown }).toEqual({ path, language, ...frame, isLong: true });
    expect.soft(await tab.console(), path).toEqual([]);
  }
});
