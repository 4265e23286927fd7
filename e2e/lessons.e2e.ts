import { lessonIn } from '../scripts/content/lessons';
import { partNames } from '../src/features/lessons/lessonIds';
import { expect, test } from './support/test';

test('B14 leads by its contents, and counts what was read', async ({ page, open, t }) => {
  await open('/video/video9');
  const contents = page.getByRole('navigation', { name: t('lesson:contents') });
  await contents.getByRole('button', { name: t('lesson:parts.tryIt') }).press('Enter');
  const heading = page.getByRole('heading', { name: t('lesson:parts.tryIt') });
  await expect(page.locator('#video9-tryIt')).toBeFocused();
  // Below the navbar, which lies over the page.
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(64);
  await page.locator('[data-end-of="video9-tryIt"]').scrollIntoViewIfNeeded();
  const progress = t('lesson:progress', { read: 1, parts: partNames.length });
  // The end of the part before may stay in sight as long.
  await expect(contents.getByText(new RegExp(progress.replace('1', '[12]')))).toBeVisible();
  await expect(page).not.toHaveURL(/#/);
});

test('B24 offers the lesson on the first screen, and keeps its contents beside the text @wide', async ({
  page,
  open,
  t,
}) => {
  await open('/video/video19');
  for (const name of [/^(Léela|Read it)/, t('video:try')]) {
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: t('video:try') }).click();
  await expect(page.locator('.experiment h3')).toBeInViewport();
  await expect(page.getByRole('navigation', { name: t('lesson:contents') })).toBeInViewport({ ratio: 1 });
});

test('B29 B11 keeps a lesson as one file, which opens on the site and without it', async ({
  page,
  open,
  t,
  expectRequest,
}, testInfo) => {
  await open('/video/video3');
  const link = page.getByRole('link', { name: t('lesson:keep') });
  const href = (await link.getAttribute('href'))!;
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const file = testInfo.outputPath(download.suggestedFilename());
  await download.saveAs(file);
  expectRequest(/file:/);
  for (const address of [href, `file://${file}`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('17px');
    const widths = await page
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
    expect(widths).toEqual([320, 320, 320]);
  }
});

test('B14, B27 prints as the lesson alone, answers and addresses included @wide', async ({ page, open, t }) => {
  await open('/video/video17');
  await page.emulateMedia({ media: 'print' });
  const { questions, checks, sources } = lessonIn('en', 'video17');
  for (const { answer } of questions) {
    expect((await page.getByText(answer).boundingBox())?.height).toBeGreaterThan(0);
  }
  const why = page.getByText(checks[0]!.answers.find(({ part }) => !part)!.why);
  expect((await why.boundingBox())!.y).toBeGreaterThan((await page.getByText(checks[1]!.question).boundingBox())!.y);
  for (const hidden of ['.player', '.comments', '.related-videos', '.lesson-contents', '.lesson-ending']) {
    await expect(page.locator(hidden)).toBeHidden();
  }
  const after = page.locator(`.lesson a[href="${sources[0]!.url}"]`);
  expect((await after.boundingBox())?.height).toBeGreaterThan(0);
  expect(await after.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(sources[0]!.url);
  await expect(page.getByRole('heading', { name: t('lesson:title') })).toBeVisible();
});
