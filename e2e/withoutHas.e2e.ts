import type { Page } from 'playwright-core';
import { phone, visit } from './support/journey';

/** Takes away what a browser without `:has` drops: every rule with a selector that has it. */
const dropHas = (page: Page) =>
  page.evaluate(() => {
    const drop = (sheet: CSSStyleSheet | CSSGroupingRule) => {
      for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = sheet.cssRules[index];
        if (rule instanceof CSSGroupingRule) drop(rule);
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':has(')) sheet.deleteRule(index);
      }
    };
    Array.from(document.styleSheets).forEach(drop);
  });

it('N4 holds the page behind the open menu still without :has', () =>
  visit('es', { viewport: phone }, async ({ page, t, open }) => {
    await open('/community');
    await dropHas(page);
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    await page.getByRole('button', { name: t('nav.openMenu') }).click();
    await page.getByRole('dialog').waitFor();
    for (const x of [5, 200]) {
      await page.mouse.move(x, 600);
      await page.mouse.wheel(0, 3000);
    }
    await page.waitForTimeout(200);
    expect(await scrolled()).toBe(0);

    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.mouse.wheel(0, 300);
    await page.waitForFunction(() => scrollY > 0);
  }));
