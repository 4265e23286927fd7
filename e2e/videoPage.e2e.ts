import { expect, test } from './support/test';

test('P1, B10 likes and copies the address @engines', async ({ page, browserName, t, at, open }) => {
  // Firefox lets every press copy.
  if (browserName === 'chromium') await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open('/video/video2?v=9.9.9');
  await page.getByRole('button', { name: t('video:like'), exact: true }).click();
  await expect(page.getByRole('button', { name: t('video:like'), exact: true, pressed: true })).toBeVisible();

  const box = page.getByLabel(t('comments:form.label'));
  const share = page.getByRole('button', { name: t('common:share.button') }).first();
  await share.click();
  await expect(page.getByText(t('common:share.copied'))).toBeVisible();
  // The policy of the page lets nobody read the clipboard, but a person can paste.
  await box.focus();
  await page.keyboard.press('Control+V');
  await expect(box).toHaveValue(new URL(at('/video/video2'), page.url()).href);

  await share.click();
  const again = `${t('common:share.copied')} ${t('common:repeated', { times: 2 })}`;
  await expect(page.getByText(again)).toBeVisible();
  await box.focus();
  await page.locator('.toast-card button').press('Enter');
  await expect(box).toBeFocused();
});
