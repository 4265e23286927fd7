import type { Page } from '@playwright/test';
import { brand } from '../src/lib/site';
import { samples } from '../test-support/sampleMails';
import { expect, test } from './support/test';

const mails = samples('https://constela.example');

/** The text that is too faint for what it stands on, as WCAG counts contrast, with its ratio. */
const faintTexts = (page: Page) =>
  page.evaluate(() => {
    const rgb = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = rgb(colour).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return rgb(backgroundColor)[3] === 0 ? ground(element.parentElement) : backgroundColor;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => [...element.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim()))
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => {
        const [light = 0, dark = 0] = [luminance(getComputedStyle(element).color), luminance(ground(element))].sort(
          (a, b) => b - a,
        );
        return { text: element.textContent, ratio: (light + 0.05) / (dark + 0.05) };
      })
      .filter(({ ratio }) => ratio < 4.5);
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`B4 every mail reads well in a ${colorScheme} mail program, and loads nothing`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const width of [320, 390, 700]) {
      await page.setViewportSize({ width, height: 800 });
      for (const { id, mail } of mails) {
        await page.setContent(mail.html);
        expect([id, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([id, width]);
        expect([id, await faintTexts(page)]).toEqual([id, []]);
        expect((await page.getByRole('link').first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
    }
    expect(asked).toEqual([]);
  });
}

test('B4 a mail keeps its words and links when a mail program takes its styles away', async ({ page }) => {
  for (const { mail, links } of mails) {
    await page.setContent(mail.html.replaceAll(/ style="[^"]*"/g, '').replace(/<style>.*?<\/style>/s, ''));
    await expect(page.getByRole('link')).toHaveCount(links);
    await expect(page.locator('body')).toContainText(brand);
  }
});
