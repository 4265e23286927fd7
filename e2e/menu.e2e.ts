import { openMenu } from './support/menu';
import { expect, test } from './support/test';

test('B18, N2, N4 opens its menu by a press, and closes it @engines', async ({ page, isPhone, t, at, open }) => {
  await open('/community');
  const button = page.getByRole('button', { name: isPhone ? t('nav:openMenu') : t('nav:members') });
  const vega = page.getByRole(isPhone ? 'dialog' : 'banner').getByRole('link', { name: /^Vega/ });
  await button.click();
  await expect(vega).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(vega).toBeHidden();
  await button.click();
  if (isPhone) {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('nav:closeMenu') })
      .click();
    await expect(vega).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await vega.click();
  await expect(page).toHaveURL((url) => url.pathname === at('/profile/vega'));
  await expect(page.getByRole('button', { name: t('profile:follow') })).toBeVisible();
  await expect(vega).toBeHidden();
});

test('N4 holds the page behind the open menu still without :has', async ({ visit, page, open }) => {
  await page.route('**/community*', async (route) => {
    const response = await route.fetch();
    // The policy knows the styles by their hash.
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    // A browser without it drops every rule with a selector that has it.
    await route.fulfill({ response, headers, body: (await response.text()).replaceAll(':has(', ':lacks(') });
  });
  await open('/community');
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
