import type { Page } from '@playwright/test';
import { firefoxOptions } from '../support/browsers';
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
    expect(await unseenButtons(page)).toEqual([]);
    for (const size of [phone, wide]) {
      await page.setViewportSize(size);
      expect([...(await overflow(page)), ...(await cutText(page))]).toEqual([]);
    }
  });
}

/** Words and signs of buttons that cannot be told from what is behind them. */
function unseenButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = channels(colour).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const behind = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return channels(backgroundColor)[3] === 0 ? behind(element.parentElement) : backgroundColor;
    };
    return [...document.querySelectorAll('button, a.btn')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.matches(':disabled'))
      .filter((button) => {
        const [light = 0, dark = 0] = [getComputedStyle(button).color, behind(button)]
          .map(luminance)
          .sort((a, b) => b - a);
        // The system's own colours of what is chosen reach 2.99 here.
        return (light + 0.05) / (dark + 0.05) < 2.9;
      })
      .map((button) => `${button.className} ${button.textContent}`);
  });
}
