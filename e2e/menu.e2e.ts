import { journey, visit } from './support/journey';

journey('N2, N4, N5, N6 finds its way by the menu that its width has', async (visit) => {
  const { page, t, isPhone } = visit;
  await visit.open('/videos');
  if (!isPhone) {
    await page.getByRole('button', { name: t('nav.members') }).hover();
    await page.locator('#navbar-members').getByRole('link', { name: /Vega/ }).click();
    await page.waitForURL(/\/profile\/vega$/);
    expect(await page.getByRole('button', { name: t('nav.openMenu') }).count()).toBe(0);
    return;
  }
  const openMenu = () => page.getByRole('button', { name: t('nav.openMenu') }).click();
  const menu = page.getByRole('dialog');

  await openMenu();
  await menu.getByRole('link', { name: t('nav.waitlist') }).click();
  await page.waitForURL(/\/waitlist$/);
  await menu.waitFor({ state: 'hidden' });

  await openMenu();
  await menu.getByRole('link', { name: t('nav.members'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === visit.at('/'));
  await page.waitForFunction(
    () => Math.abs(document.getElementById('community')?.getBoundingClientRect().top ?? 999) < 200,
  );

  await openMenu();
  await menu.getByRole('button', { name: t('nav.showDebug') }).click();
  const report = page.getByRole('dialog', { name: t('debug.title') });
  await report.getByText(/"location"/).waitFor();
  await page.keyboard.press('Escape');
  await report.waitFor({ state: 'hidden' });
});

journey('N1 is clear at the top and solid once scrolled', async (visit) => {
  const { page } = visit;
  await visit.open('/community');
  const header = page.locator('.site-header');
  expect(await header.getAttribute('class')).not.toContain('is-solid');
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.locator('.site-header.is-solid').waitFor();
});

it('N7 turns to mobile mode when the address says so', () =>
  visit('en', {}, async (visit) => {
    const { page, t } = visit;
    await visit.open('/videos?forceMobile=true');
    await page.getByRole('button', { name: t('nav.openMenu') }).waitFor();
  }));
