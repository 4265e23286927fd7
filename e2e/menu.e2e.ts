import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openMenu } from './support/menu';
import { expect, test } from './support/test';

test('B18, N2, N4 opens its menu by a press, and closes it @engines', async ({ page, isPhone, t, at, open }) => {
  await open('/community');
  const button = page.getByRole('button', { name: isPhone ? t('nav.openMenu') : t('nav.members') });
  const vega = page.getByRole(isPhone ? 'dialog' : 'banner').getByRole('link', { name: /^Vega/ });
  await button.click();
  await expect(vega).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(vega).toBeHidden();
  await button.click();
  if (isPhone) {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('nav.closeMenu') })
      .click();
    await expect(vega).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await vega.click();
  await expect(page).toHaveURL((url) => url.pathname === at('/profile/vega'));
  await expect(page.getByRole('button', { name: t('profile.follow') })).toBeVisible();
  await expect(vega).toBeHidden();
});

test('N5, N6 leads to the community section and the support report, which saves the visit', async ({
  visit,
  page,
  t,
  at,
  open,
}) => {
  const menu = page.getByRole('dialog');
  await open('/videos');
  await openMenu(visit);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('nav.members'), exact: true })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === at('/'));
  const top = () => page.locator('#community').evaluate((section) => Math.abs(section.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(200);
  await openMenu(visit);
  await menu.getByRole('button', { name: t('nav.showDebug') }).click();
  const report = page.getByRole('dialog', { name: t('debug.title') });
  await expect(report.getByText(/"location"/)).toBeVisible();
  const saved = page.waitForEvent('download');
  await report.getByRole('button', { name: t('debug.saveVisit') }).click();
  const file = await (await saved).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    payload: expect.stringContaining('location/arrived'),
    preloadedState: expect.stringContaining('"location"'),
  });
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
});

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

test('N4 holds the page behind the open menu still without :has', async ({ visit, page, open }) => {
  await open('/community');
  await dropHas(page);
  await openMenu(visit);
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const x of [5, 200]) {
    await page.mouse.move(x, 600);
    await page.mouse.wheel(0, 3000);
  }
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(0);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY > 0);
});
