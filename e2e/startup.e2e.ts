import { holdBack, trickle } from './support/slowLine';
import { expect, test } from './support/test';
import { watchFirstMain, whatWasSeen } from './support/firstMain';
import { kindsOfWrittenPage } from './support/states';
import { hydrated, requestsEnded, settled } from './support/settled';
import { openMenu } from './support/menu';

test('U3, U7, U8 keeps the badge and stale storage from the public', async ({ page, at, t }) => {
  const publicUrl = (process.env.E2E_URL ?? '').replace('localhost', '127.0.0.1');
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('stale', '1');
    sessionStorage.setItem('seeded', '1');
  });
  await page.goto(publicUrl + at('/videos'));
  await expect(page).toHaveURL(/forceHideBadge=true/);
  await expect(page.getByRole('button', { name: t('debug.hideBadge') })).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto(publicUrl + at('/videos?forceHideBadge=false'));
  await expect(page.getByRole('button', { name: t('debug.hideBadge') })).toBeVisible();
});

test('U5 reloads the whole page when the hash changes', async ({ page, open }) => {
  await open('/community');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.evaluate(() => {
    window.location.hash = 'part';
  });
  await page.waitForFunction(() => !('stillHere' in window) && document.readyState === 'complete');
});

for (const last of ['vendor', 'client']) {
  test(`B1 comes alive also where the script of ${last} comes last of all`, async ({ visit, page }) => {
    const html = await (await page.request.get('/videos')).text();
    const [, name = 'none'] = new RegExp(`data-${last}="([^"]+)"`).exec(html) ?? [];
    const script = await holdBack(page, `**${name}`);
    await page.goto('/videos', { waitUntil: 'commit' });
    await script.isAskedFor();
    await requestsEnded(page, name);
    await script.letPass();
    await hydrated(page);
    await openMenu(visit);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('B1 moves nothing that is seen while a bad line brings the page piece by piece @both', async ({ page, at }) => {
  test.setTimeout(120_000);
  const line = await trickle(process.env.E2E_URL ?? '');
  await watchFirstMain(page);
  for (const path of kindsOfWrittenPage) {
    await page.goto(line.url + at(path));
    await settled(page);
    expect({ path, ...(await whatWasSeen(page)) }).toEqual({ path, isKept: true, shift: 0 });
  }
  line.stop();
});
