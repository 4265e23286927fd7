import { lessonIds } from '../src/features/lessons/lessonIds';
import { videosData } from '../src/features/videos/videosData';
import { paths } from '../src/lib/paths';
import { expect, test } from './support/test';

const tagged = videosData.filter(({ tags }) => tags.includes('comunidad')).length;

test('V1–V4 filters by word and tag, to nothing and back @engines', async ({ page, isPhone, t, at, open }) => {
  const isAt = (address: string) => expect(page).toHaveURL((url) => url.pathname + url.search === at(address));
  const cards = page.getByRole('main').getByRole('article');
  await open('/videos');
  await expect(cards).toHaveCount(videosData.length);
  if (isPhone) await page.getByText(t('videos.filters.tags'), { exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`^${t('tags.comunidad')}\\b`) }).click();
  await expect(cards).toHaveCount(tagged);
  await isAt('/videos?tag=comunidad');
  await page.getByRole('searchbox').pressSequentially('zzzz');
  await expect(page.getByRole('heading', { name: t('videos.none.title') })).toBeVisible();
  await isAt('/videos?q=zzzz&tag=comunidad');
  await page.getByRole('button', { name: t('videos.none.clear') }).click();
  await expect(cards).toHaveCount(videosData.length);
  await isAt('/videos');
});

test('V1–V3, B14 keeps the filter for lessons in the address, for Back', async ({ page, open, t, at }) => {
  await open('/videos');
  await page.getByRole('button', { name: t('videos.card.readable'), pressed: false }).click();
  const found = page.getByRole('heading', { name: t('videos.count', { count: lessonIds.length }) });
  await expect(found).toBeVisible();
  await expect(page).toHaveURL(/[?&]tag=readable/);
  await expect(page.getByRole('article').getByText(t('videos.card.readable'))).toHaveCount(lessonIds.length);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL((url) => url.pathname === at(paths.video(lessonIds[0])));
  await expect(page.getByRole('region', { name: t('lesson.title') })).toBeVisible();
  // Its words are there before the code of the lesson.
  await expect(page.getByRole('button', { name: /^(Léela|Read it)/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/[?&]tag=readable/);
  await expect(found).toBeVisible();
});

test('B25 leads from a word that is a tag to a lesson about it', async ({ page, open, t, at, isPhone }) => {
  await open('/');
  await page
    .locator(`main a[href^="${at('/videos')}?"]`)
    .first()
    .click();
  await page.getByRole('searchbox').pressSequentially(t('tags.privacidad'));
  await expect(page.getByRole('heading', { name: t('videos.none.title') })).toBeVisible();
  const about = videosData.filter(({ tags }) => tags.includes('privacidad'));
  await page
    .getByRole('button', { name: t('videos.filters.offer', { count: about.length, tag: t('tags.privacidad') }) })
    .click();
  const found = page.getByRole('heading', { name: t('videos.count', { count: about.length }) });
  await expect(found).toBeFocused();
  await expect(found).toBeInViewport();
  const readable = page.getByRole('article').filter({ hasText: t('videos.card.readable') });
  if (isPhone) expect((await readable.first().boundingBox())!.height).toBeLessThan(250);
  await readable.first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('region', { name: t('lesson.title') })).toBeVisible();
});

test('B25 brings the results into sight upon a tag on a phone, where its chip keeps its width', async ({
  page,
  open,
  t,
}) => {
  await open('/videos');
  await page.getByText(t('videos.filters.tags'), { exact: true }).click();
  const tag = page.getByRole('button', { name: new RegExp(`^${t('tags.privacidad')}\\b`) });
  const width = (await tag.boundingBox())!.width;
  const [count, first] = [page.locator('#results'), page.getByRole('article').first()];
  await expect(first).not.toBeInViewport();
  await tag.click();
  await expect(first).toBeInViewport();
  expect((await count.boundingBox())!.y).toBeGreaterThan((await page.locator('.site-header').boundingBox())!.height);
  await expect(tag).toBeFocused();
  expect((await tag.boundingBox())!.width).toBe(width);
});

test('V5 shows rows on a phone until a layout is chosen', async ({ page, t, open }) => {
  await open('/videos');
  await expect(page.getByRole('article')).toHaveCount(videosData.length);
  const layout = (name: 'grid' | 'list') => page.getByRole('button', { name: t(`videos.layout.${name}`) });
  await expect(layout('list')).toHaveAttribute('aria-pressed', 'true');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThanOrEqual(7000);
  await layout('grid').click();
  await expect(layout('list')).toHaveAttribute('aria-pressed', 'false');
  expect(await height()).toBeGreaterThan(9000);
});

test('V5 shows whole descriptions in the grid, and short rows in the list', async ({ page, t, open }) => {
  await open('/videos');
  await page.getByRole('button', { name: t('videos.layout.grid') }).click();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const ofGrid = await height();
  const cut = await page
    .locator('.video-card-text')
    .evaluateAll((texts) => texts.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).length);
  expect(cut).toBe(0);

  await page.getByRole('button', { name: t('videos.layout.list') }).click();
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).toContainText(/2024/);
  const [card, image] = [await first.boundingBox(), await first.locator('img').first().boundingBox()];
  expect(image!.width).toBeLessThan(card!.width / 2);
  expect(image!.width / image!.height).toBeCloseTo(16 / 9, 1);
  expect(await height()).toBeLessThan(ofGrid * 0.6);
});
