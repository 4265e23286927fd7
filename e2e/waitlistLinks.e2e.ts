import type { Page, Request } from '@playwright/test';
import { unlistedPaths } from '../src/app/sitePaths';
import { languages } from '../src/lib/language';
import { pathIn } from '../src/lib/paths';
import { chooseLanguage, otherLanguage } from './support/menu';
import { refuseStorage } from './support/refuseStorage';
import { hydrated, settled } from './support/settled';
import { expect, test, type Visit } from './support/test';

type Kind = 'confirm' | 'leave';

const token = 's3cret-s3cret-s3cret';

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
    await settled(page);
    const inPage = await page.evaluate(() => [
      window.location.href,
      document.referrer,
      ...Object.values(localStorage),
      ...Object.values(sessionStorage),
    ]);
    const told = await Promise.all(asked);
    expect(told.length).toBeGreaterThan(5);
    expect([...told, ...inPage].filter((line) => line.includes(token))).toEqual([]);
  };
}

/** Presses the page's button and answers with the token that goes into the call. */
async function pressedWith({ page }: Visit, kind: Kind): Promise<unknown> {
  const called = page.waitForRequest(/rpc\/(confirm|leave)_waitlist/);
  await page.getByRole('main').getByRole('button').click();
  const request = await called;
  expect(request.url()).toContain(`/${kind}_waitlist`);
  return (request.postDataJSON() as { p_token?: unknown }).p_token;
}

const isKept = (page: Page) =>
  page.evaluate((secret) => JSON.stringify(window.history.state)?.includes(secret) ?? false, token);

const link = (kind: Kind) => `/waitlist/${kind}?utm=mail&token=${token}`;
const idle = ({ page, t }: Visit, kind: Kind) =>
  page.getByRole('heading', { level: 1, name: t(`links.${kind}.idle.title`) });

/** By the press the page calls with the token, which nobody knows. */
async function expectServed(visit: Visit, kind: Kind): Promise<void> {
  expect(await pressedWith(visit, kind)).toBe(token);
  const title = visit.t(`links.${kind}.invalid.title`);
  await expect(visit.page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(visit.page).toHaveTitle(new RegExp(title));
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
  await settled(page);
  await expect(page).toHaveURL((url) => url.pathname + url.search === at(`/waitlist/${kind}?utm=mail`));
  expect(await isKept(page)).toBe(true);
  await expectServed(visit, kind);
  expect(await isKept(page)).toBe(false);
  await tellsNobody();
  expectConsole(/status of 400/);
});

test('B3, B4, I1 keeps the token for a change of language, Back and a reload', async ({
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
    .getByRole('link', { name: t(`nav.languages.${visit.language}`) })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', visit.language);
  await page.keyboard.press('Escape');
  await expect(idle(visit, kind)).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.privacy') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('privacy.title') })).toBeVisible();
  expect(await isKept(page)).toBe(false);
  await page.goBack();
  await expect(idle(visit, kind)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expectServed(visit, kind);
  await tellsNobody();
  expectConsole(/status of 400/);
});

test('B12, B3, B4 keeps the token without storage and over a reload', async ({ visit, page, expectConsole }) => {
  const kind = 'confirm';
  await refuseStorage(page);
  await page.route(/supabaseWaitlist/, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
  await visit.open(link(kind));
  const loaded = page.waitForEvent('load');
  await page.getByRole('main').getByRole('button').click();
  await loaded;
  await hydrated(page);
  await expectServed(visit, kind);
  expectConsole(/Failed to load|could not be followed|MIME type|status of 400/);
});

test('B3, B4, B11 forbids referrers in the HTML of exactly these pages', async ({ page, language }) => {
  const htmlOf = async (path: string) =>
    (await page.request.get(path, { headers: { 'accept-language': language } })).text();
  const guard = /^<meta name="referrer" content="no-referrer">(<script>[^<]*<\/script>)*<script>[^<]*token/;
  for (const path of unlistedPaths.flatMap((plain) => languages.map((language) => pathIn(language, plain)))) {
    const html = await htmlOf(path);
    const start = html.indexOf('<meta name="referrer"');
    expect(html.slice(start)).toMatch(guard);
    expect(html.slice(0, start)).not.toMatch(/<link|\ssrc=|<style/);
  }
  for (const path of ['/', '/waitlist', '/en/waitlist', '/privacy', '/waitlist/nowhere'])
    expect(await htmlOf(path)).not.toContain('name="referrer"');
});
