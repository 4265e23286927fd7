import type { Page } from 'playwright-core';
import { journey } from './support/journey';

async function tabTo(page: Page, isThere: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, isThere)) return;
  }
  throw new Error(`The keyboard never reached ${isThere}`);
}

journey('W5, N2 joins the waitlist without a mouse', async (visit) => {
  const { page, t } = visit;
  await visit.open('/');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t('common.skip'));
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');

  await tabTo(page, 'main a[href*="/waitlist"]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/waitlist$/);
  await page.waitForFunction(() => document.activeElement?.id === 'main');

  await tabTo(page, 'input[name="name"]');
  await page.keyboard.type('Teclado');
  await tabTo(page, 'input[name="email"]');
  await page.keyboard.type(`keys-${Date.now()}@example.com`);
  await tabTo(page, 'input[type="checkbox"]');
  await page.keyboard.press('Space');
  await tabTo(page, 'button[type="submit"]');
  await page.keyboard.press('Enter');
  const thanks = page.getByRole('heading', { name: t('waitlist.thanks.title') });
  await thanks.waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('h1, h2') ?? false);
});

journey('N2, N4 opens and leaves the menus by keyboard', async (visit) => {
  const { page, isPhone } = visit;
  await visit.open('/community');
  await tabTo(page, 'header [aria-expanded]');
  if (isPhone) await tabToMenuButton(page);
  await page.keyboard.press('Enter');
  await page.locator('header [aria-expanded="true"]').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-expanded') === 'false');
});

async function tabToMenuButton(page: Page): Promise<void> {
  const there = () => page.evaluate(() => document.activeElement?.matches('.menu-button') ?? false);
  for (let presses = 0; presses < 20 && !(await there()); presses += 1) await page.keyboard.press('Tab');
  expect(await there()).toBe(true);
}
