import type { Page, Request } from '@playwright/test';
import { chooseLanguage, otherLanguage } from './support/menu';
import { hydrated, waitUntilIdle } from './support/idle';
import { expect, test } from './support/test';

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

for (const kind of ['confirm', 'leave'] as const)
  test(`B3, B4, B11 keeps the token to ${kind} until it has served, and tells it nobody`, async ({
    visit,
    page,
    t,
    at,
    expectConsole,
  }) => {
    const idle = page.getByRole('heading', { level: 1, name: t(`links:${kind}.idle.title`) });
    const tellsNobody = watchForToken(page);
    const response = await page.goto(at(`/waitlist/${kind}?utm=mail&token=${token}`));
    expect(response?.headers()['referrer-policy']).toBe('no-referrer');
    await waitUntilIdle(page);
    await expect(page).toHaveURL((url) => url.pathname + url.search === at(`/waitlist/${kind}?utm=mail`));
    expect(await isKept(page)).toBe(true);

    await chooseLanguage(visit, otherLanguage(visit.language));
    await expect(idle).toBeHidden();
    const back = t(`nav:languages.${visit.language}`);
    await page.getByRole('dialog').getByRole('link', { name: back }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', visit.language);
    await page.keyboard.press('Escape');
    await expect(idle).toBeVisible();
    const privacy = t('footer:privacy');
    await page.getByRole('contentinfo').getByRole('link', { name: privacy }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('privacy:title') })).toBeVisible();
    expect(await isKept(page)).toBe(false);
    await page.goBack();
    await expect(idle).toBeVisible();
    await page.reload();
    await hydrated(page);

    // Only by the press the page calls with the token, which the list does not know.
    const called = page.waitForRequest((request) => request.url().includes(`/${kind}_waitlist`));
    await page.getByRole('main').getByRole('button').click();
    expect((await called).postDataJSON()).toMatchObject({ p_token: token });
    const title = t(`links:${kind}.invalid.title`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(title));
    expect(await isKept(page)).toBe(false);
    await page.reload();
    await expect(page).toHaveTitle(new RegExp(title));
    await tellsNobody();
    expectConsole(/status of 400/);
  });
