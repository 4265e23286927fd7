import { bringAxe, findings } from './support/accessibility';
import { cutText, layOutAll, misfits } from './support/layout';
import { openMenu } from './support/menu';
import { statesAt } from './support/states';
import { expect, test } from './support/test';

test('every state of the pages keeps axe silent @both', async ({ visit, page, isPhone, expectConsole }) => {
  test.setTimeout(120_000);
  await bringAxe(page);
  await layOutAll(page);
  // Wide, only what a phone has not.
  for (const [name, arrive] of statesAt(isPhone).filter(([, , where]) => isPhone || where === 'wide')) {
    await arrive(visit);
    await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
    expect.soft(await findings(page), name).toEqual([]);
  }
  if (isPhone) expectConsole(/status of 500/);
});

test('fits the open filters and the open menu into 320 × 256 px', async ({ page, t, open }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await layOutAll(page);
  await open('/videos');
  await page.getByText(t('videos:filters.tags'), { exact: true }).click();
  await page.getByRole('button', { name: t('videos:layout.list') }).click();
  expect(await misfits(page)).toEqual([]);
  await openMenu({ page, t });
  await expect(page.getByRole('dialog')).toBeVisible();
  // It slides in.
  await expect.poll(() => cutText(page)).toEqual([]);
});

test('N2 leads past the navbar by the first press of Tab @wide', async ({ page, t, open }) => {
  await open('/');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(t('common:skip'));
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('N4, H3, B9 no sign without words is drawn in SVG, which some browsers leave out', async ({ page, open }) => {
  await open('/');
  for (const sign of ['.menu-button', '.scroll-arrow', '.motion-toggle', '.btn-close']) {
    const contents = await page
      .locator(sign)
      .evaluateAll((found) => found.map((element) => getComputedStyle(element, '::before').content));
    expect(contents.length, sign).toBeGreaterThan(0);
    expect(contents, sign).not.toContain('none');
  }
});

test('B15, B21 draws in the colours of the system where they are forced @wide', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const [path, drawing] of [
    ['/login', '.coming-soon-figure'],
    ['/waitlist', '.sky:visible'],
    ['/', '.letter-figure'],
  ] as const) {
    await open(path);
    const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    await expect(page.locator(drawing).first()).toHaveCSS('stroke', ink);
    await expect(page.locator(drawing).first()).toHaveCSS('filter', 'none');
  }
  await open('/video/video19');
  const parts = page.locator('.vote-bars > rect');
  const signs = await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).fill));
  expect(new Set(signs).size).toBe(3);
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
