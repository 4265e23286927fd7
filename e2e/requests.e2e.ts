import { readFileSync } from 'node:fs';
import { chooseLanguage, openMenu, otherLanguage } from './support/menu';
import { requestKinds } from './support/requestKinds';
import { waitUntilIdle } from './support/idle';
import { freshEmail, join, linkInMail } from './support/signUp';
import { expect, test } from './support/test';

// A request of no expected kind, one to another host, or a cookie fails every journey: see support/test.ts.
test('B11, G8, N6 meets all kinds of requests, and saves the visit', async ({
  visit,
  page,
  language,
  t,
  open,
  requests,
}) => {
  await page.context().grantPermissions(['clipboard-write']);
  await open('/');
  await openMenu(visit);
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: t('nav:showDebug') }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('debug:saveVisit') }).click(),
  ]);
  expect(JSON.parse(readFileSync(await saved.path(), 'utf8'))).toMatchObject({
    payload: expect.stringContaining('location/arrived'),
  });
  await page.keyboard.press('Escape');
  await openMenu(visit);
  await menu.getByRole('link', { name: t('nav:videos') }).click();
  await page.getByRole('searchbox').fill('web3');
  await expect(page).toHaveURL(/q=web3/);
  await page.getByRole('button', { name: t('videos:filters.tags'), expanded: false }).click();
  await page.locator('.tag').first().click();
  await expect(page).toHaveURL(/tag=/);
  await page.getByRole('button', { name: t('videos:layout.map') }).click();
  await page.getByRole('list', { name: t('videos:map.label') }).waitFor();
  await open('/video/video3');
  await page
    .getByRole('button', { name: t('common:share.button') })
    .first()
    .click();
  await expect(page.getByText(t('common:share.copied'))).toBeVisible();
  await page.getByLabel(t('comments:form.label')).fill('…');
  await page.getByRole('button', { name: t('comments:form.send') }).click();
  await chooseLanguage(visit, otherLanguage(language));
  await expect(page.locator('html')).not.toHaveAttribute('lang', language);
  await page.evaluate(() => localStorage.clear());

  const email = freshEmail();
  await open('/waitlist');
  await join(visit, email);
  for (const kind of ['confirm', 'leave'] as const) {
    await page.goto(await linkInMail(email, kind));
    await page.getByRole('button', { name: t(`links:${kind}.idle.action`) }).click();
    await expect(page.getByRole('heading', { name: t(`links:${kind}.done.title`) })).toBeVisible();
  }
  await waitUntilIdle(page);

  const lines = [...requests].map(([kind, count]) => `${String(count).padStart(5)}  ${kind}`);
  process.stdout.write(`Requests of this visit:\n${lines.join('\n')}\n`);
  const usual = Object.keys(requestKinds).filter((kind) => !/icons|B12|B13|without scripts/.test(kind));
  expect([...requests.keys()].sort()).toEqual(usual.sort());
});
