import type { Page, Request } from 'playwright-core';
import { unlistedPaths } from '../src/app/sitePaths';
import { languages, type Language } from '../src/lib/language';
import { pathIn } from '../src/lib/paths';
import { journey, phone, visit, visitors, type Visit } from './support/journey';
import { mailsOnceSent, type CaughtMail } from './support/outbox';
import { hydrated, settled } from './support/settled';
import { freshEmail, join } from './support/signUp';

type Kind = 'confirm' | 'leave';

function tokenIn({ html }: CaughtMail, kind: Kind, { at, page }: Visit): string {
  const link = new RegExp(`href="([^"]*/waitlist/${kind}\\?token=([\\w-]+))"`).exec(html);
  const [, address = '', token = ''] = link ?? [];
  expect(address).toBe(new URL(at(`/waitlist/${kind}?token=${token}`), page.url()).href);
  return token;
}

/** The calls that would change something. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  return calls;
}

async function expectOutcome(
  { page, t }: Visit,
  kind: Kind,
  outcome: 'done' | 'invalid' | 'missing' | 'failed',
): Promise<void> {
  const title = t(`links.${kind}.${outcome}.title`);
  const heading = page.getByRole('heading', { level: 1, name: title });
  await heading.waitFor();
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.title()).toContain(title);
}

const press = ({ page, t }: Visit, kind: Kind, state: 'idle' | 'failed' = 'idle') =>
  page.getByRole('button', { name: t(`links.${kind}.${state}.action`) }).click();

journey('B3, B4 joins, confirms by the mail, leaves by the mail and joins again', async (visit) => {
  const { page, t } = visit;
  const email = freshEmail();
  await visit.open('/waitlist');
  await join(visit, email);
  await page.getByText(t('waitlist.thanks.mail')).waitFor();
  const [first] = await mailsOnceSent(email, 1);
  const confirm = `/waitlist/confirm?token=${tokenIn(first!, 'confirm', visit)}`;
  const leave = `/waitlist/leave?token=${tokenIn(first!, 'leave', visit)}`;

  const calls = watchCalls(page);
  await visit.open(confirm);
  await settled(page);
  expect(calls).toEqual([]);
  await press(visit, 'confirm');
  await expectOutcome(visit, 'confirm', 'done');
  await visit.open(confirm);
  await press(visit, 'confirm');
  await expectOutcome(visit, 'confirm', 'done');
  await page.getByRole('link', { name: t('links.confirm.done.action') }).click();
  await page.waitForURL((url) => url.pathname === visit.at('/community') && url.search === '');

  calls.length = 0;
  await visit.open(leave);
  await settled(page);
  expect(calls).toEqual([]);
  await press(visit, 'leave');
  await expectOutcome(visit, 'leave', 'done');
  expect(calls).toEqual(['leave_waitlist']);
  await visit.open(leave);
  await press(visit, 'leave');
  await expectOutcome(visit, 'leave', 'done');

  await visit.open(confirm);
  await press(visit, 'confirm');
  await expectOutcome(visit, 'confirm', 'invalid');
  visit.expectConsole(/status of 400/);
  await page.getByRole('link', { name: t('links.confirm.invalid.action') }).click();
  await page.waitForURL((url) => url.pathname === visit.at('/waitlist'));
  await join(visit, email);
  const [, second] = await mailsOnceSent(email, 2);
  await visit.open(`/waitlist/confirm?token=${tokenIn(second!, 'confirm', visit)}`);
  await press(visit, 'confirm');
  await expectOutcome(visit, 'confirm', 'done');
});

it('B12 loses nothing when the network is lost at the press, and says when a link is not whole', () =>
  visit('en', {}, async (visit) => {
    const { page } = visit;
    const email = freshEmail();
    await visit.open('/waitlist');
    await join(visit, email);
    const [mail] = await mailsOnceSent(email, 1);
    for (const kind of ['confirm', 'leave'] as const) {
      await visit.open(`/waitlist/${kind}?token=${tokenIn(mail!, kind, visit)}`);
      await page.route('**/rest/v1/rpc/*', (route) => route.abort('connectionreset'));
      await press(visit, kind);
      await expectOutcome(visit, kind, 'failed');
      visit.expectConsole(/could not be followed|Failed to load resource/);
      await page.unroute('**/rest/v1/rpc/*');
      await press(visit, kind, 'failed');
      await expectOutcome(visit, kind, 'done');
      await visit.open(`/waitlist/${kind}`);
      await press(visit, kind);
      await expectOutcome(visit, kind, 'missing');
    }
  }));

it('B3, B4 works by keyboard alone, in the language that is chosen on the way', () =>
  visit('es', { viewport: phone }, async (visit) => {
    const { page } = visit;
    await visit.open('/waitlist/leave?token=unknown');
    const button = page.getByRole('button', { name: visit.t('links.leave.idle.action') });
    await page.keyboard.press('Tab');
    for (
      let presses = 0;
      presses < 40 && !(await button.evaluate((element) => element === document.activeElement));
      presses += 1
    ) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expectOutcome(visit, 'leave', 'invalid');
    visit.expectConsole(/status of 400/);
    await page.getByRole('main').getByRole('link').press('Enter');
    await page.waitForURL((url) => url.pathname === visit.at('/privacy') && url.search === '');
  }));

// Neither kind cares for the language or the width, so each has one of the two visitors.
const kinds = [
  ['confirm', visitors[0]],
  ['leave', visitors[1]],
] as const;
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

describe.each(kinds)('the token of a link to %s', (kind, { language, viewport }) => {
  const link = `/waitlist/${kind}?utm=mail&token=${token}`;
  const idle = ({ page, t }: Visit) => page.getByRole('heading', { level: 1, name: t(`links.${kind}.idle.title`) });

  it('B3, B4, B11 is told to nobody before the press, and gone once it has served', () =>
    visit(language, { viewport }, async (visit) => {
      const { page } = visit;
      const tellsNobody = watchForToken(page);
      const response = await page.goto(visit.at(link));
      expect(response?.headers()['referrer-policy']).toBe('no-referrer');
      await settled(page);
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).toBe(visit.at(`/waitlist/${kind}?utm=mail`));
      expect(await isKept(page)).toBe(true);
      expect(await pressedWith(visit, kind)).toBe(token);
      await expectOutcome(visit, kind, 'invalid');
      expect(await isKept(page)).toBe(false);
      await tellsNobody();
      visit.expectConsole(/status of 400/);
    }));

  it('B3, B4, I1 survives a change of language, another page and the way back, and a reload', () =>
    visit(language, {}, async (visit) => {
      const { page, t } = visit;
      const tellsNobody = watchForToken(page);
      await visit.open(link);
      const nameOf = (one: Language) => t(`nav.languages.${one}`);
      const [other, own] = [nameOf(languages.find((one) => one !== language)!), nameOf(language)];
      await page.getByRole('link', { name: other }).click();
      await idle(visit).waitFor({ state: 'detached' });
      await page.getByRole('link', { name: own }).click();
      await idle(visit).waitFor();
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('footer.privacy') })
        .click();
      await page.getByRole('heading', { level: 1, name: t('privacy.title') }).waitFor();
      expect(await isKept(page)).toBe(false);
      await page.goBack();
      await idle(visit).waitFor();
      await page.reload();
      await hydrated(page);
      expect(await pressedWith(visit, kind)).toBe(token);
      await expectOutcome(visit, kind, 'invalid');
      await tellsNobody();
      visit.expectConsole(/status of 400/);
    }));

  it('B12, B3, B4 survives where storage is refused and the site loads itself anew at the press', () =>
    visit('es', {}, async (visit) => {
      const { page } = visit;
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            },
          });
        }
      });
      let asked = 0;
      await page.route(/supabaseWaitlist/, (route) =>
        (asked += 1) === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
      );
      await visit.open(link);
      const loaded = page.waitForEvent('load');
      await page.getByRole('main').getByRole('button').click();
      await loaded;
      await hydrated(page);
      expect(await pressedWith(visit, kind)).toBe(token);
      await expectOutcome(visit, kind, 'invalid');
      visit.expectConsole(/Failed to load|could not be followed|MIME type|status of 400/);
    }));

  it('B3, B4 works in two tabs, and on its own page alone', () =>
    visit('es', {}, async (visit) => {
      const second = { ...visit, page: await visit.page.context().newPage() };
      for (const tab of [visit, second]) {
        await tab.page.goto(link);
        await hydrated(tab.page);
      }
      for (const tab of [visit, second]) {
        await tab.page.bringToFront();
        expect(await pressedWith(tab, kind)).toBe(token);
        await expectOutcome(tab, kind, 'invalid');
      }
      const other = kind === 'confirm' ? 'leave' : 'confirm';
      await visit.page.bringToFront();
      await visit.open(link);
      await visit.open(`/waitlist/${other}`);
      await press(visit, other);
      await expectOutcome(visit, other, 'missing');
      await visit.page.goBack();
      await idle(visit).waitFor();
      await settled(visit.page);
      expect(await pressedWith(visit, kind)).toBe(token);
      await expectOutcome(visit, kind, 'invalid');
      visit.expectConsole(/status of 400/);
    }));
});

it.each(languages)(
  'B3, B4, B11 the HTML of exactly these pages forbids referrers and clears the address before it asks for anything (%s)',
  (accepted) =>
    visit('es', {}, async ({ page }) => {
      const htmlOf = async (path: string) =>
        (await page.request.get(path, { headers: { 'accept-language': accepted } })).text();
      const guard = /^<meta name="referrer" content="no-referrer">(<script>[^<]*<\/script>)*<script>[^<]*token/;
      for (const path of unlistedPaths.flatMap((plain) => languages.map((language) => pathIn(language, plain)))) {
        const html = await htmlOf(path);
        const start = html.indexOf('<meta name="referrer"');
        expect(html.slice(start)).toMatch(guard);
        expect(html.slice(0, start)).not.toMatch(/<link|\ssrc=|<style/);
      }
      for (const path of ['/', '/waitlist', '/en/waitlist', '/privacy', '/waitlist/nowhere'])
        expect(await htmlOf(path)).not.toContain('name="referrer"');
    }),
);
