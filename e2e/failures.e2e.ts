import type { Page } from '@playwright/test';
import { expect, test, type Visit } from './support/test';
import { requestsEnded, waitUntilIdle } from './support/idle';
import { texts } from './support/texts';

/** As the host answers for a file that a newer release has replaced. */
async function vanish(page: Page, name: RegExp): Promise<void> {
  await page.route(name, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><h1>404</h1>' }),
  );
}

/** How often the document itself was asked for. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const follow = ({ page, at }: Visit, plain: string) =>
  page
    .locator(`a[href^="${at(plain)}?v="]:visible`)
    .first()
    .click();
const whatFailed = /[Ff]ailed to load|could not be fetched|MIME type|Offline/;

test('B12 reloads once for page code that is gone @wide', async ({ visit, page, t, at, open, expectConsole }) => {
  await open('/');
  const loads = countLoads(page);
  let hits = 0;
  await page.route(/CommunityPage/, (route) =>
    (hits += 1) === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await follow(visit, '/community');
  await expect(page).toHaveURL((url) => url.pathname === at('/community') && url.search === '');
  await expect(page.getByRole('heading', { level: 1, name: t('community:title') })).toBeVisible();
  await waitUntilIdle(page);
  await expect.poll(loads).toBe(1);
  // Alive: this is followed without loading a document.
  await follow(visit, '/videos');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect.poll(loads).toBe(1);
  expectConsole(whatFailed);
});

test('B12 shows a panel while page code stays gone @wide', async ({ visit, page, t, open, expectConsole }) => {
  await open('/videos');
  const loads = countLoads(page);
  await vanish(page, /CommunityPage/);
  await follow(visit, '/community');
  const panel = page.getByRole('main').filter({ hasText: t('common:loadFailed.gone') });
  await expect(panel.getByRole('heading', { level: 1, name: t('common:loadFailed.title') })).toBeVisible();
  await expect.poll(loads).toBe(1);
  await expect(page).toHaveTitle(new RegExp(t('common:loadFailed.title')));

  // The page reloads at once, perhaps before the press is known to be done.
  const asked = page.waitForRequest(/CommunityPage/);
  await panel.getByRole('button', { name: t('common:loadFailed.again') }).click();
  await asked;
  await expect(panel).toBeVisible();
  await expect.poll(loads).toBe(2);

  await page.unroute(/CommunityPage/);
  await panel.getByRole('button', { name: t('common:loadFailed.again') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('community:title') })).toBeVisible();
  await expect.poll(loads).toBe(3);
  expectConsole(whatFailed);
});

for (const [what, name, complaint, times] of [
  // Where texts are missing, the page reloads itself once.
  ['a word of its language', /\/everyPage\./, 'A page failed to load.', 2],
  ['a script', /\.js$/, 'The site’s code failed to load.', 1],
] as const) {
  test(`B12, I1, B1 leaves the built page readable where ${what} is missing`, async ({ page, expectConsole }) => {
    let warnings = 0;
    page.on('console', (message) => {
      if (message.text().startsWith(complaint)) warnings += 1;
    });
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
    await vanish(page, name);
    await page.goto('/community');
    await expect.poll(() => warnings).toBe(times);
    await requestsEnded(page);
    await expect(page.getByRole('heading', { level: 1, name: texts.en.t('community:title') })).toBeVisible();
    expect(warnings).toBe(times);
    expectConsole(whatFailed);
  });
}

test('B12 waits offline for page code, and keeps the state @wide', async ({ visit, page, t, open, expectConsole }) => {
  await open('/profile/vega');
  await page.getByRole('button', { name: t('profile:follow') }).click();
  await page.context().setOffline(true);
  await follow(visit, '/community');
  await expect(page.getByRole('main').getByText(t('common:loadFailed.offline'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: t('community:title') })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: t('profile:follow'), pressed: true })).toBeVisible();
  expectConsole(whatFailed);
});
