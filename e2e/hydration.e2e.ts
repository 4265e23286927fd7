import { unlistedPaths } from '../src/app/sitePaths';
import { siteUrl } from '../src/lib/site';
import { watchFirstMain, whatWasSeen } from './support/firstMain';
import { kindsOfWrittenPage } from './support/states';
import { openMenu } from './support/menu';
import { holdBack, trickle } from './support/slowLine';
import { addressIn } from './support/texts';
import { hydrated, requestsEnded, waitUntilIdle } from './support/idle';
import { expect, test } from './support/test';

/** Both sides of the date line, with both widths and languages: each would differ from the build's if it reached the rendering. */
test.use({
  timezoneId: ({ isPhone }, use) => use(isPhone ? 'America/Los_Angeles' : 'Pacific/Kiritimati'),
});

test('B1 hydrates the HTML as it stands, and moves nothing while a bad line brings it piece by piece @both', async ({
  page,
  at,
}) => {
  test.setTimeout(120_000);
  const line = await trickle(process.env.E2E_URL ?? '');
  await watchFirstMain(page);
  // The links of a mail have a token; without one the page says so, which moves its button.
  const addresses = kindsOfWrittenPage.map((path) => (unlistedPaths.includes(path) ? `${path}?token=abc` : path));
  for (const path of addresses) {
    await page.goto(line.url + at(path));
    await waitUntilIdle(page);
    expect({ path, ...(await whatWasSeen(page)) }).toEqual({ path, isKept: true, shift: 0 });
  }
  line.stop();
  // A query is read a moment later, so what it filters does move.
  for (const path of ['/videos?q=libertad&tag=libertad', '/videos?forceMobile=true']) {
    await page.goto(at(path));
    await waitUntilIdle(page);
    expect({ path, ...(await whatWasSeen(page)) }).toMatchObject({ path, isKept: true });
  }
});

test('B1, B2, I1 hydrates the English page to which a plain address leads @wide', async ({ page, language }) => {
  await watchFirstMain(page);
  for (const path of ['/', '/videos', '/video/video3', '/profile/atlas', '/waitlist']) {
    await page.goto(path);
    await waitUntilIdle(page);
    expect({ path, ...(await whatWasSeen(page)) }).toMatchObject({ path, isKept: true });
    await expect(page).toHaveURL(process.env.E2E_URL + addressIn(language, path));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', siteUrl + addressIn(language, path));
  }
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
