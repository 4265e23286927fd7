import type { Locator } from '@playwright/test';
import { videosData } from '../src/features/videos/videosData';
import { expect, test } from './support/test';

const tagged = videosData.filter(({ tags }) => tags.includes('comunidad')).length;

test('V1–V4 filters by word and tag, to nothing and back @engines', async ({ page, isPhone, t, at, open }) => {
  const isAt = (address: string) => expect(page).toHaveURL((url) => url.pathname + url.search === at(address));
  const cards = page.getByRole('main').getByRole('article');
  await open('/videos');
  await expect(cards).toHaveCount(videosData.length);
  if (isPhone) await page.getByText(t('videos:filters.tags'), { exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`^${t('tags:comunidad')}\\b`) }).click();
  await expect(cards).toHaveCount(tagged);
  await isAt('/videos?tag=comunidad');
  await page.getByRole('searchbox').pressSequentially('zzzz');
  await expect(page.getByRole('heading', { name: t('videos:none.title') })).toBeVisible();
  await isAt('/videos?q=zzzz&tag=comunidad');
  await page.getByRole('button', { name: t('videos:none.clear') }).click();
  await expect(cards).toHaveCount(videosData.length);
  await isAt('/videos');
});

test('V4 B25 answers a search without hits with the lessons that speak of it, larger than that nothing was found', async ({
  page,
  open,
  t,
}) => {
  await open('/videos');
  await page.getByRole('searchbox').pressSequentially('scam');
  const title = page.getByRole('heading', { name: t('videos:none.meant', { count: 2 }) });
  await expect(title).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first().getByRole('link').first()).toHaveAttribute(
    'href',
    /video6/,
  );
  const sizeOf = (heading: Locator) => heading.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const none = page.getByRole('heading', { name: t('videos:none.title') });
  expect(await sizeOf(none)).toBeLessThan(await sizeOf(title));
  expect((await title.boundingBox())!.y).toBeLessThan((await none.boundingBox())!.y);
});

test('B25 brings the results into sight upon a tag, which keeps its width', async ({ page, open, t }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await open('/videos');
  await page.getByText(t('videos:filters.tags'), { exact: true }).click();
  const tag = page.getByRole('button', { name: new RegExp(`^${t('tags:privacidad')}\\b`) });
  const width = (await tag.boundingBox())!.width;
  const [count, first] = [page.locator('#results'), page.getByRole('article').first()];
  await expect(first).not.toBeInViewport();
  await tag.click();
  await expect(first).toBeInViewport();
  expect((await count.boundingBox())!.y).toBeGreaterThan((await page.locator('.site-header').boundingBox())!.height);
  await expect(tag).toBeFocused();
  expect((await tag.boundingBox())!.width).toBe(width);
});

test('V5 shows rows on a phone until a layout is chosen, and whole descriptions in the grid', async ({
  page,
  t,
  open,
}) => {
  await open('/videos');
  const first = page.getByRole('article').first();
  await expect(first).toContainText(/2024/);
  const [card, image] = [await first.boundingBox(), await first.locator('img').first().boundingBox()];
  expect(image!.width).toBeLessThan(card!.width / 2);
  expect(image!.width / image!.height).toBeCloseTo(16 / 9, 1);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThanOrEqual(7000);

  await page.getByRole('button', { name: t('videos:layout.grid') }).click();
  await expect(page.getByRole('button', { name: t('videos:layout.list') })).toHaveAttribute('aria-pressed', 'false');
  expect(await height()).toBeGreaterThan(9000);
  const cut = await page
    .locator('.video-card-text')
    .evaluateAll((texts) => texts.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).length);
  expect(cut).toBe(0);
});
