import { journey, visit } from './support/journey';
import { videosData } from '../src/features/videos/videosData';
import { until } from './support/until';

const all = videosData.length;

journey('V1–V4 filters to nothing and back, by word and by tag, with the address following', async (visit) => {
  const { page, t, isPhone } = visit;
  await visit.open('/videos');
  const cards = page.getByRole('main').getByRole('article');
  expect(await cards.count()).toBe(all);

  if (isPhone) await page.getByText(t('videos.filters.tags'), { exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`^${t('tags.comunidad')}\\b`) }).click();
  await expectCount(
    () => cards.count(),
    (count) => count > 0 && count < all,
  );
  await page.waitForURL(/tag=comunidad/);

  await page.getByRole('searchbox').fill('zzzz');
  await page.getByRole('heading', { name: t('videos.none.title') }).waitFor();
  await page.waitForURL(/q=zzzz/);
  await page.getByRole('button', { name: t('videos.none.clear') }).click();
  await expectCount(
    () => cards.count(),
    (count) => count === all,
  );
  await page.waitForURL((url) => url.search === '');
});

it('V1–V3 opens a shared view, and Back returns to it', () =>
  visit('en', {}, async (visit) => {
    const { page, t } = visit;
    await visit.open('/videos?tag=comunidad');
    const cards = page.getByRole('main').getByRole('article');
    await expectCount(
      () => cards.count(),
      (count) => count > 0 && count < all,
    );
    const filtered = await cards.count();
    await cards.first().getByRole('heading').getByRole('link').click();
    await page.waitForURL(/\/video\/video/);
    await page.goBack();
    await page.getByRole('button', { name: t('videos.filters.clear') }).waitFor();
    await expectCount(
      () => cards.count(),
      (count) => count === filtered,
    );
  }));

journey(
  'V5 shows whole descriptions in the grid, and rows with dates in the list, which is shorter on phones',
  async (visit) => {
    const { page, t, isPhone } = visit;
    await visit.open('/videos');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const ofGrid = await height();
    const cut = await page
      .locator('.video-card-text')
      .evaluateAll((texts) => texts.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).length);
    expect(cut).toBe(0);

    await page.getByRole('button', { name: t('videos.layout.list') }).click();
    const first = page.getByRole('main').getByRole('article').first();
    expect(await first.textContent()).toMatch(/2024/);
    const [card, image] = [await first.boundingBox(), await first.locator('img').first().boundingBox()];
    expect(image!.width).toBeLessThan(card!.width / 2);
    expect(image!.width / image!.height).toBeCloseTo(16 / 9, 1);
    if (isPhone) expect(await height()).toBeLessThan(ofGrid * 0.6);
  },
);

async function expectCount(read: () => Promise<number>, isRight: (count: number) => boolean): Promise<void> {
  await until('there are as many cards as there should be', async () => isRight(await read()));
}
