import { bringAxe, findings } from './support/accessibility';
import { experiments } from './support/experiments';
import { expect, test } from './support/test';
import { waitUntilIdle } from './support/idle';
import { texts } from './support/texts';

for (const { name, video } of experiments(texts.es.t)) {
  test(`B11, B15 tries ${name} by keyboard, accessibly, without a request @engines`, async ({ page, t, open }) => {
    await bringAxe(page);
    await open(`/video/${video}`);
    const tools = page.getByRole('region', { name: t(`${name}:title`) });
    await expect(tools.locator('fieldset:not(:disabled)').first()).toBeVisible();
    await waitUntilIdle(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      // Pictures further down come with the scrolling.
      if (request.resourceType() !== 'image') asked.push(request.url());
    });
    const { presses, says } = experiments(t).find((experiment) => experiment.name === name)!;
    for (const [role, pressed] of presses) {
      await tools.getByRole(role, { name: pressed, exact: true }).press(role === 'button' ? 'Enter' : 'Space');
      await expect(tools.locator(':focus')).toHaveCount(1);
      const isPhone = page.viewportSize()!.width < 480;
      for (const bar of isPhone ? await tools.locator('.experiment-bar').all() : [])
        expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(110);
    }
    await expect(tools.getByText(says).first()).toBeVisible();
    await tools.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    expect(await findings(page, tools)).toEqual([]);
    expect(asked).toEqual([]);
  });
}

test('B15 shows in one screen the button pressed and the block that it broke', async ({ page, t, open }) => {
  await open('/video/video3');
  const tools = page.getByRole('region', { name: t('chain:title') });
  await tools.getByRole('button', { name: t('chain:cheat') }).press('Enter');
  await tools.getByRole('listitem').nth(1).scrollIntoViewIfNeeded();
  await expect(tools.getByText(t('chain:status.noWork', { number: 1, zeros: '000' }))).toBeInViewport();
  await expect(tools.locator(':focus')).toBeInViewport();
});

test('B15 shows the room whole, with the next press below it, once an arch is tapped', async ({ page, t, open }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open('/video/video9');
  const tools = page.getByRole('region', { name: t('room:title') });
  const drawing = tools.getByRole('img');
  await tools.getByRole('radio').first().scrollIntoViewIfNeeded();
  await expect(drawing).not.toBeInViewport({ ratio: 1 });
  await tools.getByRole('button', { name: t('room:calls.cancel') }).click();
  await expect(drawing).toBeInViewport({ ratio: 1 });
  const next = tools.getByRole('button', { name: t('room:guard') });
  await expect(next).toBeInViewport({ ratio: 1 });
  expect((await drawing.boundingBox())!.y).toBeGreaterThan(64);
});

test('B26 breaks the chain on home, where its code comes when it comes into sight @engines', async ({
  page,
  t,
  open,
}) => {
  await open('/');
  await waitUntilIdle(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const homeExperiment = page.locator('#home-experiment');
  const height = () => homeExperiment.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await homeExperiment.scrollIntoViewIfNeeded();
  await homeExperiment.getByRole('button', { name: t('chain:cheat') }).click();
  await expect(homeExperiment.getByText(t('chain:status.noWork', { number: 1, zeros: '000' }))).toBeVisible();
  expect(asked.some((url) => url.includes('/styles/chain.css'))).toBe(true);
  expect(await height()).toBe(before);
});
