import { expect, test } from './support/test';

test('N4 opens the menu with at most three layouts', async ({ page, open, t }) => {
  await open('/videos');
  const tab = await page.context().newCDPSession(page);
  await tab.send('Performance.enable');
  const layouts = async () =>
    (await tab.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')!.value;
  const layoutsOf = async (selector: string) => {
    const before = await layouts();
    await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)!.click(), selector);
    await page.waitForTimeout(500);
    return (await layouts()) - before;
  };
  const openings: number[] = [];
  for (let times = 0; times < 3; times += 1) {
    openings.push(await layoutsOf('.menu-button'));
    await expect(page.getByRole('dialog', { name: t('nav.menu') })).toHaveCount(1);
    await layoutsOf('.mobile-menu button');
  }
  // What else happens on a busy machine meanwhile only adds layouts.
  expect(Math.min(...openings)).toBeLessThanOrEqual(3);
});

for (const state of ['moving', 'scrolled away']) {
  test(`B9, H4 asks for few frames while the stars are ${state}`, async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      const request = window.requestAnimationFrame.bind(window);
      Object.assign(window, { framesAsked: 0 });
      window.requestAnimationFrame = (callback) => {
        (window as unknown as { framesAsked: number }).framesAsked += 1;
        return request(callback);
      };
    });
    await open('/?forceHideBadge=true');
    if (state === 'scrolled away') await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(1000);
    const asked = () => page.evaluate(() => (window as unknown as { framesAsked: number }).framesAsked);
    const before = await asked();
    await page.waitForTimeout(2000);
    const perSecond = ((await asked()) - before) / 2;
    expect(perSecond).toBeLessThanOrEqual(state === 'moving' ? 20 : 0);
    // A machine that is busy may draw fewer.
    expect(perSecond).toBeGreaterThanOrEqual(state === 'moving' ? 1 : 0);
  });
}
