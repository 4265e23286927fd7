import { journey, phone, visit } from './support/journey';
import { watchFor } from './support/watchFor';

it('M1, M2, M4 reaches a member by a link, sees the skeleton, and follows', () =>
  visit('en', {}, async (visit) => {
    const { page, t } = visit;
    // Another profile: from elsewhere its code may come later than its followers.
    await visit.open('/profile/lyra');
    const skeleton = await watchFor(page, 'main [aria-busy="true"]');
    await page.getByRole('main').getByRole('link', { name: /Vega/ }).first().click();
    await page.waitForURL(/\/profile\/vega$/);
    await skeleton();
    await page.getByRole('heading', { level: 1, name: /Vega/ }).waitFor();
    const follow = page.getByRole('button', { name: t('profile.follow') });
    await follow.click();
    await page.getByRole('button', { name: t('profile.following') }).click();
    await page.getByRole('button', { name: t('profile.follow') }).waitFor();
  }));

it('P1, P4 likes a video and comments on it', () =>
  visit('es', { viewport: phone }, async (visit) => {
    const { page, t } = visit;
    await visit.open('/video/video1');
    await page.getByRole('button', { name: new RegExp(`^${t('video.like')} \\d`) }).click();
    await page.getByRole('button', { name: new RegExp(`^${t('video.liked')} \\d`) }).waitFor();

    const send = page.getByRole('button', { name: t('comments.form.send') });
    expect(await send.isDisabled()).toBe(true);
    const box = page.getByLabel(t('comments.form.label'));
    await box.fill('   ');
    expect(await send.isDisabled()).toBe(true);
    await box.fill('<script>alert(1)</script> ¡Hola!');
    await send.click();
    const newest = page.getByRole('main').locator('.comment').first();
    await newest.getByText('<script>alert(1)</script> ¡Hola!').waitFor();
    expect(await newest.textContent()).toContain(t('comments.guest'));
    await newest.getByRole('button').click();
    await newest.getByRole('button').click();
    await newest.getByRole('button', { name: /2/ }).waitFor();
  }));

journey('B10 copies the clean address where there is no share sheet', async (visit) => {
  const { page, t } = visit;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await visit.open('/video/video2?v=9.9.9');
  await page.getByRole('button', { name: t('common.share.button') }).click();
  await page.getByText(t('common.share.copied')).waitFor();
  // The policy of the page lets nobody read the clipboard, but a person can paste.
  const box = page.getByLabel(t('comments.form.label'));
  await box.focus();
  await page.keyboard.press('Control+V');
  expect(await box.inputValue()).toBe(new URL(visit.at('/video/video2'), page.url()).href);
});
