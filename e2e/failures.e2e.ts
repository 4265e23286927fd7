import type { Page, Route } from '@playwright/test';
import { expect, test, type Visit } from './support/test';
import { requestsEnded, waitUntilIdle } from './support/idle';
import { expectKept, fillIn, freshEmail, mailOnceSent, sendButton, thanks } from './support/signUp';
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

/** Fails scripts until the page itself asks for each, past the browser's cache. */
async function failUntilFetched(page: Page, urls: RegExp, fail: (route: Route) => Promise<void>): Promise<void> {
  const fetched = new Set<string>();
  await page.route(urls, (route) => {
    const request = route.request();
    if (request.resourceType() === 'fetch') fetched.add(request.url());
    return fetched.has(request.url()) ? route.continue() : fail(route);
  });
}

test('B12 reloads once, past the cache, for page code of which the browser kept that it is missing @wide', async ({
  visit,
  page,
  t,
  open,
  expectConsole,
}) => {
  await open('/videos');
  const loads = countLoads(page);
  // As a browser that was let keep, for a year, that the file is missing.
  await failUntilFetched(page, /CommunityPage/, (route) => route.fulfill({ status: 404, body: '' }));
  await follow(visit, '/community');
  await expect(page.getByRole('heading', { level: 1, name: t('community:title') })).toBeVisible();
  await waitUntilIdle(page);
  expect(loads()).toBe(1);
  expectConsole(whatFailed);
});

test('B12, B1 asks again for scripts that were lost on their way @wide', async ({
  page,
  request,
  t,
  at,
  expectConsole,
}) => {
  const html = await (await request.get(at('/videos'))).text();
  const [vendor, client] = ['vendor', 'client'].map((name) => new RegExp(`data-${name}="([^"]+)"`).exec(html)![1]!);
  await failUntilFetched(page, new RegExp(`${vendor}|${client}`), (route) => route.abort('connectionreset'));
  await page.goto(at('/videos'));
  await page.getByRole('searchbox').fill('web3');
  await expect(page).toHaveURL(/q=web3/);
  await expect(page.getByText(t('common:codeMissing'))).toBeHidden();
  expectConsole(/ERR_CONNECTION_RESET/);
});

test('B12, B17 says that its code is away, and sends once what was sent before it came', async ({
  visit,
  page,
  t,
  at,
  expectConsole,
}) => {
  let isAway = true;
  await page.route(/\.js$/, (route) => (isAway ? route.abort('connectionreset') : route.continue()));
  await page.goto(at('/waitlist'));
  const told = page.getByRole('alert').getByText(t('common:codeMissing'));
  await expect(told).toBeVisible();
  const email = freshEmail();
  await fillIn(visit, email);
  await sendButton(visit).click();
  await page.keyboard.press('Enter');
  await expectKept(visit, email);
  let calls = 0;
  page.on('request', (request) => (calls += Number(request.url().endsWith('/add_waitlist_subscription'))));
  isAway = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(thanks(visit)).toBeVisible();
  await expect(told).toBeHidden();
  await mailOnceSent(email);
  expect(calls).toBe(1);
  expectConsole(/ERR_CONNECTION_RESET|code failed to load/);
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

  await panel.getByRole('button', { name: t('common:loadFailed.again') }).click();
  await expect.poll(loads).toBe(2);
  await waitUntilIdle(page);
  await expect(panel).toBeVisible();

  await page.unroute(/CommunityPage/);
  await panel.getByRole('button', { name: t('common:loadFailed.again') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('community:title') })).toBeVisible();
  await expect.poll(loads).toBe(3);
  expectConsole(whatFailed);
});

test('B12, R8 shows the panel while the code of the not-found page stays gone', async ({
  page,
  at,
  t,
  expectConsole,
}) => {
  await vanish(page, /NotFoundPage/);
  await page.goto(at('/waitlist/foo'));
  await expect(page.getByRole('heading', { level: 1, name: t('common:loadFailed.title') })).toBeVisible();
  expectConsole(whatFailed);
  expectConsole(/404/);
});

test('B12, I1, B1 leaves the built page readable where a word of its language is missing', async ({
  page,
  expectConsole,
}) => {
  let warnings = 0;
  page.on('console', (message) => (warnings += Number(message.text().startsWith('A page failed to load.'))));
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
  await vanish(page, /\/everyPage\./);
  await page.goto('/community');
  // It reloads itself once.
  await expect.poll(() => warnings).toBe(2);
  await requestsEnded(page);
  await expect(page.getByRole('heading', { level: 1, name: texts.en.t('community:title') })).toBeVisible();
  await expect(page.getByRole('alert').getByText(texts.en.t('common:codeMissing'))).toBeVisible();
  expect(warnings).toBe(2);
  expectConsole(whatFailed);
});

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

test('B12, W5 reloads once for client code that is gone, then says so @wide', async ({
  visit,
  page,
  t,
  open,
  expectConsole,
}) => {
  const email = freshEmail();
  await page.route(/supabaseWaitlist/, (route) => route.fulfill({ status: 404, body: '' }));
  await open('/waitlist');
  await fillIn(visit, email);
  await sendButton(visit).click();
  await page.getByRole('alert').getByText(t('waitlist:toast.againText')).waitFor();
  await expect(sendButton(visit)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText(t('waitlist:toast.goneText'))).toBeVisible();
  await expectKept(visit, email);
  // What a later visitor of this tab, or of this browser, could find.
  const kept = await page.evaluate(() => JSON.stringify([history.state, localStorage, sessionStorage]));
  expect(kept).not.toContain(email);
  expectConsole(whatFailed);
});
