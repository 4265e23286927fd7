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
  const [button, box] = isPhone
    ? ['.menu-button', '#mobile-menu']
    : ['.members-dropdown > [popovertarget]', '#navbar-members'];
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await page.locator(box).waitFor();
  await page.keyboard.press('Escape');
  await page.locator(box).waitFor({ state: 'hidden' });
  await page.waitForFunction((selector) => document.activeElement?.matches(selector), button);
});
