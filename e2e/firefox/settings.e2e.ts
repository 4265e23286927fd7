import { firefoxOptions } from '../support/browsers';
import { faintTexts } from '../support/contrast';
import { cutText, overflow } from '../support/layout';
import { kindsOfPage } from '../support/states';
import { expect, phone, test, wide } from '../support/test';

const settings = {
  // Its own colours on all pages.
  'browser.display.document_color_use': 2,
  // Letters twice as large.
  'font.size.variable.x-western': 32,
};

test.use({
  launchOptions: { ...firefoxOptions, firefoxUserPrefs: { ...firefoxOptions.firefoxUserPrefs, ...settings } },
});

for (const path of kindsOfPage) {
  test(`${path} keeps its buttons in other colours, and its text in large letters`, async ({
    page,
    open,
    expectConsole,
  }) => {
    if (path === '/nowhere') expectConsole(/404/);
    await page.setViewportSize(phone);
    await open(`${path}?forceHideBadge=true`);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    // The system's own colours of what is chosen reach 2.99 here.
    expect(await faintTexts(page, ':is(button, a.btn):not(:disabled)', 2.9)).toEqual([]);
    for (const size of [phone, wide]) {
      await page.setViewportSize(size);
      expect([...(await overflow(page)), ...(await cutText(page))]).toEqual([]);
    }
  });
}
