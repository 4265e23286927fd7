import type { Page } from 'playwright-core';
import { journey, type Visit } from './support/journey';
import { mailsOnceSent, type CaughtMail } from './support/outbox';
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

async function expectOutcome({ page, t }: Visit, kind: Kind, outcome: 'done' | 'invalid' | 'missing' | 'failed'): Promise<void> {
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
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  await press(visit, 'confirm');
  await expectOutcome(visit, 'confirm', 'done');
  await visit.open(confirm);
  await press(visit, 'confirm');
  await expectOutcome(visit, 'confirm', 'done');
  await page.getByRole('link', { name: t('links.confirm.done.action') }).click();
  await page.waitForURL((url) => url.pathname === visit.at('/videos') && url.search === '');

  calls.length = 0;
  await visit.open(leave);
  await page.waitForLoadState('networkidle');
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

journey('B12 loses nothing when the network is lost at the press, and says when a link is not whole', async (visit) => {
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
});

journey('B3, B4 works by keyboard alone, in the language that is chosen on the way', async (visit) => {
  const { page } = visit;
  await visit.open('/waitlist/leave?token=unknown');
  const button = page.getByRole('button', { name: visit.t('links.leave.idle.action') });
  await page.keyboard.press('Tab');
  for (let presses = 0; presses < 40 && !(await button.evaluate((element) => element === document.activeElement)); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expectOutcome(visit, 'leave', 'invalid');
  visit.expectConsole(/status of 400/);
  await page.getByRole('main').getByRole('link').press('Enter');
  await page.waitForURL((url) => url.pathname === visit.at('/privacy') && url.search === '');
});
