import type { Page, Request } from '@playwright/test';
import { chooseLanguage, otherLanguage } from './support/menu';
import { hydrated, waitUntilIdle } from './support/idle';
import { expect, test, type Visit } from './support/test';

type Kind = 'confirm' | 'leave';

const token = 's3crets3crets3cret';

/** Asserts that nothing tells the token from now on: no request but the one that opens the link, no referrer, no address, nothing stored. */
function watchForToken(page: Page): () => Promise<void> {
  const asked: Promise<string>[] = [];
  const note = (request: Request, { referer = '' }: Record<string, string>) => {
    const isLink = request.isNavigationRequest() && request.url().includes(token);
    return `${isLink ? 'the link' : request.url()} from ${referer}`;
  };
  page.on('requestfinished', (request) => asked.push(request.allHeaders().then((headers) => note(request, headers))));
  // Of a request that was broken off, all headers never come to be known.
  page.on('requestfailed', (request) => asked.push(Promise.resolve(note(request, request.headers()))));
  return async () => {
    await waitUntilIdle(page);
    const inPage = await page.evaluate(() => [
      window.location.href,
      document.referrer,
      ...Object.values(localStorage),
      ...Object.values(sessionStorage),
    ]);
    const seen = await Promise.all(asked);
    expect(seen.length).toBeGreaterThan(5);
    expect([...seen, ...inPage].filter((line) => line.includes(token))).toEqual([]);
  };
}

const isKept = (page: Page) =>
  page.evaluate((secret) => JSON.stringify(window.history.state)?.includes(secret) ?? false, token);

const link = (kind: Kind) => `/waitlist/${kind}?utm=mail&token=${token}`;
const idle = ({ page, t }: Visit, kind: Kind) =>
  page.getByRole('heading', { level: 1, name: t(`links:${kind}.idle.title`) });

/** By the press the page calls with the token, which nobody knows. */
async function expectServed({ page, t }: Visit, kind: Kind): Promise<void> {
  const called = page.waitForRequest((request) => request.url().includes(`/${kind}_waitlist`));
  await page.getByRole('main').getByRole('button').click();
  expect((await called).postDataJSON()).toMatchObject({ p_token: token });
  const title = t(`links:${kind}.invalid.title`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(title));
}

test('B3, B4, B11 tells nobody the token, and forgets it once it has served @both', async ({
  visit,
  page,
  at,
  expectConsole,
}) => {
  const kind = visit.isPhone ? 'confirm' : 'leave';
  const tellsNobody = watchForToken(page);
  const response = await page.goto(at(link(kind)));
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  await waitUntilIdle(page);
  await expect(page).toHaveURL((url) => url.pathname + url.search === at(`/waitlist/${kind}?utm=mail`));
  expect(await isKept(page)).toBe(true);
  await expectServed(visit, kind);
  expect(await isKept(page)).toBe(false);
  await page.reload();
  await expect(page).toHaveTitle(new RegExp(visit.t(`links:${kind}.invalid.title`)));
  await tellsNobody();
  expectConsole(/status of 400/);
});

test('B3, B4 says at once that a link without a token lacks a part', async ({ page, t, open }) => {
  await open('/waitlist/leave');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('links:leave.missing.title'));
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('B12, B3, B4, I1 keeps the token for a change of language, Back and a reload', async ({
  visit,
  page,
  t,
  expectConsole,
}) => {
  const kind = 'leave';
  const other = otherLanguage(visit.language);
  const tellsNobody = watchForToken(page);
  await visit.open(link(kind));
  await chooseLanguage(visit, other);
  await expect(idle(visit, kind)).toBeHidden();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t(`nav:languages.${visit.language}`) })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', visit.language);
  await page.keyboard.press('Escape');
  await expect(idle(visit, kind)).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer:privacy') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('privacy:title') })).toBeVisible();
  expect(await isKept(page)).toBe(false);
  await page.goBack();
  await expect(idle(visit, kind)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expectServed(visit, kind);
  await tellsNobody();
  expectConsole(/status of 400/);
});
