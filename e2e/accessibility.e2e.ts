import type { Page } from '@playwright/test';
import { bringAxe, findings } from './support/accessibility';
import { cutText, layOutAll, misfits } from './support/layout';
import { openMenu } from './support/menu';
import { statesAt } from './support/states';
import { expect, test } from './support/test';

test('every state of the pages keeps axe silent @both', async ({ visit, page, isPhone, expectConsole }) => {
  test.setTimeout(120_000);
  await bringAxe(page);
  await layOutAll(page);
  for (const [name, arrive] of statesAt(isPhone)) {
    await arrive(visit);
    await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
    expect.soft(await findings(page), name).toEqual([]);
  }
  expectConsole(/status of 500/);
});

test('fits the open filters and the open menu into 320 × 256 px @both', async ({ page, t, open }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await layOutAll(page);
  await open('/videos');
  await page.getByText(t('videos:filters.tags'), { exact: true }).click();
  await page.getByRole('button', { name: t('videos:layout.list') }).click();
  expect(await misfits(page)).toEqual([]);
  await openMenu({ page, t });
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await cutText(page)).toEqual([]);
});

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.locator(`${selector}:focus`).count()) return;
  }
  throw new Error(`Tab never reaches ${selector}`);
}

test('W5, N2 joins the waitlist without a mouse @wide', async ({ page, t, open }) => {
  await open('/');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(t('common:skip'));
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  await tabTo(page, 'main a[href*="/waitlist"]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/waitlist$/);
  await expect(page.locator('#main')).toBeFocused();

  await tabTo(page, 'input[name="name"]');
  await page.keyboard.type('Teclado');
  await tabTo(page, 'input[name="email"]');
  await page.keyboard.type(`keys-${Date.now()}@example.com`);
  await tabTo(page, 'input[type="checkbox"]');
  await page.keyboard.press('Space');
  await tabTo(page, 'button[type="submit"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('waitlist:thanks.title') })).toBeFocused();
});

test('prints black on white, without stars, navbar and buttons @wide', async ({ page, open }) => {
  for (const path of ['/', '/videos', '/video/video1', '/waitlist']) {
    await open(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
    for (const gone of ['.site-header', '.starfield', 'main button', 'footer nav'])
      await expect(page.locator(gone).filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('keeps rings, borders and states in forced colours @wide', async ({ page, open, t }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await open('/videos?tag=comunidad');
  const tag = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\b`) }).first();
  const pressed = tag(t('tags:comunidad'));
  const background = (name: string) => tag(name).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background(t('tags:comunidad'))).not.toBe(await background(t('tags:tokens')));
  for (const selector of ['.tag', '.layout-switch', '.video-card', 'input[type="search"]'])
    await expect(page.locator(selector).first()).toHaveCSS('border-top-style', 'solid');
  await page.getByRole('searchbox').focus();
  await expect(page.getByRole('searchbox')).toHaveCSS('outline-style', 'solid');
  // A ring comes with the keyboard; what is pressed has one in a colour of the system, too.
  await pressed.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(pressed).toHaveCSS('outline', /rgb\(0, 0, 0\) solid/);
  await open('/waitlist');
  await page.keyboard.press('Tab');
  for (const selector of ['.form-control', '.form-check-input', '.btn-primary']) {
    const control = page.locator(`main ${selector}`).first();
    await control.focus();
    await expect(control).toHaveCSS('outline-style', 'solid');
  }
  await expect(page.locator('.form-check-input').first()).toHaveCSS('appearance', 'auto');
});
