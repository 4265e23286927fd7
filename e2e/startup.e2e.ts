import { holdBack, trickle } from './support/slowLine';
import { expect, test } from './support/test';
import { watchFirstMain, whatWasSeen } from './support/firstMain';
import { kindsOfWrittenPage } from './support/states';
import { hydrated, requestsEnded, settled } from './support/settled';
import { openMenu } from './support/menu';

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
