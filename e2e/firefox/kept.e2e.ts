import { hydrated } from '../support/idle';
import { expect, test } from '../support/test';

// Over a reload Firefox keeps what was typed.

test('B18, P4 posts what the browser kept of a comment over a reload', async ({ page, t, open }) => {
  await open('/video/video1');
  const box = page.getByLabel(t('comments:form.label'));
  await box.pressSequentially('A medias');
  await page.reload();
  await hydrated(page);
  await expect(box).toHaveValue('A medias');
  await page.getByRole('button', { name: t('comments:form.send') }).click();
  await expect(page.getByText(t('comments:guest'))).toBeVisible();
  await expect(box).toHaveValue('');
});

test('B18, V1–V3 searches after a reload for what the address says', async ({ page, t, open }) => {
  const clear = page.getByRole('button', { name: t('videos:filters.clear') });
  await open('/videos?q=web3');
  await expect(clear).toBeVisible();
  // As if the page were reloaded before the typing rests.
  await page.evaluate(() => {
    history.replaceState = () => undefined;
  });
  await page.getByRole('searchbox').pressSequentially('zzzz');
  // Firefox logs what it was loading when it is reloaded.
  await expect(page.getByRole('heading', { name: t('videos:none.lessons') })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(clear).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('web3');
});

test('B18, B12, B27 shows no answer as chosen that the browser kept over a reload', async ({ page, open }) => {
  await open('/video/video1');
  const answer = page.locator('.lesson-check [type="radio"]').first();
  await page.locator('.lesson-check > summary').first().click();
  await answer.check();
  await page.reload();
  await hydrated(page);
  await expect(answer).not.toBeChecked();
});
