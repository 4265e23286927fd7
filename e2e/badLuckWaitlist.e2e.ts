import { en } from '../src/i18n/en';
import { holdBack } from './support/holdBack';
import { journey, visit, type Visit } from './support/journey';
import { mailsOnceSent } from './support/outbox';
import { hydrated, requestsEnded, settled } from './support/settled';
import { freshEmail } from './support/signUp';
import { expectKept, field, fillIn, mailFunction, rpc, sendButton, thanks } from './support/signUpForm';

const whatFailed = /Failed to load|could not be requested|ERR_|MIME type/;

/** The toast of a failure says so in the visitor's words; pressed away, the button is there for another try. */
async function expectToast({ page, t }: Visit, text: 'errorText' | 'goneText'): Promise<void> {
  const toast = page.getByRole('alert').filter({ hasText: t('waitlist.toast.errorTitle') });
  await toast.getByText(t(`waitlist.toast.${text}`)).waitFor();
  expect(await sendButton({ page, t } as Visit).isEnabled()).toBe(true);
}

it('B12, E1 a network lost before step 1 costs nothing that was typed', () =>
  visit('en', {}, async (visit) => {
    const email = freshEmail();
    await visit.open('/waitlist');
    await fillIn(visit, email);
    await requestsEnded(visit.page);
    await visit.page.context().setOffline(true);
    await sendButton(visit).click();
    await expectToast(visit, 'errorText');
    await expectKept(visit, email);
    await visit.page.context().setOffline(false);
    await sendButton(visit).click();
    await thanks(visit).waitFor();
    visit.expectConsole(whatFailed);
  }));

it('B12, E1 a form reached and filled in while the network is away can be sent once it is back', () =>
  visit('es', {}, async (visit) => {
    const email = freshEmail();
    await visit.open('/waitlist');
    await visit.page.context().setOffline(true);
    await fillIn(visit, email);
    await sendButton(visit).click();
    await expectToast(visit, 'errorText');
    await visit.page.context().setOffline(false);
    await sendButton(visit).click();
    await thanks(visit).waitFor();
    visit.expectConsole(whatFailed);
  }));

it('B12, E2 a network lost between step 1 and step 2 is a success: the mail goes out by itself, and the thanks say so', () =>
  visit('es', {}, async (visit) => {
    const email = freshEmail();
    await visit.page.route(mailFunction, (route) => route.abort('internetdisconnected'));
    await visit.open('/waitlist');
    await fillIn(visit, email);
    await sendButton(visit).click();
    await visit.page.getByText(visit.t('waitlist.thanks.mailWait.unknown')).waitFor();
    await thanks(visit).waitFor();
    expect(await visit.page.getByRole('alert').textContent()).toBe('');
    await mailsOnceSent(email, 1);
    visit.expectConsole(whatFailed);
  }));

it('B12, W6 a network lost after the thanks takes nothing back', () =>
  visit('en', {}, async (visit) => {
    const { page, t } = visit;
    await visit.open('/waitlist');
    await fillIn(visit, freshEmail());
    await sendButton(visit).click();
    await thanks(visit).waitFor();
    await page.context().setOffline(true);
    await page
      .getByRole('link', { name: t('nav.community') })
      .first()
      .click();
    await page.getByRole('main').getByText(t('common.loadFailed.offline')).waitFor();
    await page.goBack();
    await thanks(visit).waitFor();
    await page.getByRole('button', { name: t('waitlist.thanks.another') }).click();
    expect(await field(visit, 'name').inputValue()).toBe('');
    visit.expectConsole(/[Ff]ailed to load|ERR_/);
  }));

it('B12, E1 a response that never comes is given up after ten seconds, and can be asked for again', () =>
  visit('es', {}, async (visit) => {
    const { page, t } = visit;
    const email = freshEmail();
    await page.clock.install();
    await page.route(rpc, () => undefined);
    await visit.open('/waitlist');
    await fillIn(visit, email);
    const called = page.waitForRequest(rpc);
    await sendButton(visit).click();
    await called;
    await page.clock.fastForward(8000);
    const busy = page.getByRole('button', { name: t('waitlist.submitting') });
    expect(await busy.isDisabled()).toBe(true);
    expect(await page.getByRole('alert').textContent()).toBe('');
    await page.clock.fastForward(2000);
    await expectToast(visit, 'errorText');
    await expectKept(visit, email);
    await page.unroute(rpc);
    await sendButton(visit).click();
    await thanks(visit).waitFor();
  }));

/** What a later visitor of this tab, or of this browser, could find. */
const keptByBrowser = ({ page }: Visit) =>
  page.evaluate(() => JSON.stringify([history.state, localStorage, sessionStorage]));

const asksAgain = ({ page, t }: Visit) => page.getByRole('alert').getByText(t('waitlist.toast.againText')).waitFor();

journey(
  'B12, W5 a connection that breaks while the client code comes: the page loads itself anew and keeps what was typed',
  async (visit) => {
    const { page } = visit;
    const email = freshEmail();
    await page.route(/supabaseWaitlist/, (route) => route.abort('connectionreset'), { times: 1 });
    await visit.open('/waitlist');
    await fillIn(visit, email);
    await sendButton(visit).click();
    await asksAgain(visit);
    await expectKept(visit, email);
    expect(await sendButton(visit).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await keptByBrowser(visit)).not.toContain(email);
    await page.keyboard.press('Enter');
    await thanks(visit).waitFor();
    expect(await page.getByRole('alert').textContent()).toBe('');
    visit.expectConsole(whatFailed);
  },
);

it('B12, W5 the client code gone after a release: loads itself anew once, then says so, and keeps what was typed on the screen only', () =>
  visit('es', {}, async (visit) => {
    const { page, t } = visit;
    const email = freshEmail();
    await page.route(/supabaseWaitlist/, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }),
    );
    await visit.open('/waitlist');
    await fillIn(visit, email);
    await sendButton(visit).click();
    await asksAgain(visit);
    await sendButton(visit).click();
    await expectToast(visit, 'goneText');
    await expectKept(visit, email);
    expect(await keptByBrowser(visit)).not.toContain(email);
    await page
      .getByRole('link', { name: t('nav.videos') })
      .first()
      .click();
    await page.getByRole('searchbox').waitFor();
    await page.goBack();
    await sendButton(visit).waitFor();
    expect(await field(visit, 'name').inputValue()).toBe('');
    expect(await field(visit, 'email').inputValue()).toBe('');
    expect(await page.getByRole('alert').textContent()).toBe('');
    await page.unroute(/supabaseWaitlist/);
    await page.reload();
    await hydrated(page);
    await fillIn(visit, email);
    await sendButton(visit).click();
    await thanks(visit).waitFor();
    visit.expectConsole(whatFailed);
  }));

it('B12, E1 client code that does not arrive: a page to which the visitor has gone on stays as it is, with what is typed there', () =>
  visit('en', {}, async (visit) => {
    const { page, t } = visit;
    let breakOff = () => {};
    const brokenOff = new Promise<void>((resolve) => (breakOff = resolve));
    await page.route(/supabaseWaitlist/, (route) => brokenOff.then(() => route.abort('connectionreset')));
    await visit.open('/waitlist');
    await fillIn(visit, freshEmail());
    await sendButton(visit).click();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('nav.videos') })
      .click();
    const search = page.getByRole('searchbox');
    await search.fill('web');
    breakOff();
    await page.getByRole('alert').getByText(t('waitlist.toast.errorText')).waitFor();
    expect(await search.inputValue()).toBe('web');
    const [loaded] = await page.evaluate(() => performance.getEntriesByType('navigation'));
    expect(loaded).toMatchObject({ type: 'navigate' });
    visit.expectConsole(whatFailed);
  }));

it('B12, B6 two tabs that sign up one address at once both succeed, with one mail', () =>
  visit('es', {}, async (visit) => {
    const email = freshEmail();
    const second = { ...visit, page: await visit.page.context().newPage() };
    await visit.open('/waitlist');
    await second.page.goto(visit.page.url());
    await hydrated(second.page);
    for (const tab of [visit, second]) {
      await tab.page.bringToFront();
      await fillIn(tab, email);
    }
    await Promise.all([visit, second].map((tab) => sendButton(tab).click()));
    await Promise.all([visit, second].map((tab) => thanks(tab).waitFor()));
    await mailsOnceSent(email, 1);
    await visit.page.waitForTimeout(500);
    await mailsOnceSent(email, 1);
  }));

it('B12, W6 Back after success and Forward again show the thanks, and send nothing a second time', () =>
  visit('es', {}, async (visit) => {
    const { page, t } = visit;
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') calls += 1;
    });
    await visit.open('/videos');
    await page
      .getByRole('link', { name: t('nav.waitlist') })
      .first()
      .click();
    await fillIn(visit, freshEmail());
    await sendButton(visit).click();
    await thanks(visit).waitFor();
    await page.goBack();
    await page.getByRole('searchbox').waitFor();
    await page.goForward();
    await thanks(visit).waitFor();
    // A page loaded anew begins anew: an empty form, nothing sent.
    await page.reload();
    await sendButton(visit).waitFor();
    await hydrated(page);
    expect(await field(visit, 'email').inputValue()).toBe('');
    expect(calls).toBe(2);
  }));

it('B12, I1 a language switched while submitting changes the words, not the course', () =>
  visit('es', {}, async (visit) => {
    const { page } = visit;
    const calls = await holdBack(page, rpc);
    await visit.open('/waitlist');
    await fillIn(visit, freshEmail());
    await sendButton(visit).click();
    await page.getByRole('link', { name: 'English' }).click();
    const busy = page.getByRole('button', { name: en.waitlist.submitting });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    const toast = page.getByText(en.waitlist.toast.successTitle).waitFor();
    await Promise.all([toast, calls.letPass()]);
    await page.getByRole('heading', { name: en.waitlist.thanks.title }).waitFor();
    expect(calls.count()).toBe(1);
  }));

it('B12, B1 what is typed before slow scripts come is kept, and sent', () =>
  visit('en', {}, async (visit) => {
    const { page } = visit;
    const email = freshEmail();
    const scripts = await holdBack(page, '**/*.js');
    await page.goto(visit.at('/waitlist'), { waitUntil: 'commit' });
    await fillIn(visit, email);
    await scripts.letPass();
    await settled(page);
    await expectKept(visit, email);
    const called = page.waitForRequest(rpc);
    await sendButton(visit).click();
    expect((await called).postDataJSON()).toMatchObject({
      p_email: email,
      p_name: 'Ana',
      p_interests: 'Web3 technology',
    });
    await thanks(visit).waitFor();
  }));

// waitlistLinks.e2e.ts does so for both kinds of links, where storage is refused.
it("B12, B3 the button of a mail's link loads the site anew, once, for code that is gone", () =>
  visit('es', {}, async (visit) => {
    const { page, t } = visit;
    let asked = 0;
    await page.route(/supabaseWaitlist/, (route) =>
      (asked += 1) === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await visit.open('/waitlist/confirm?token=nobody');
    const button = page.getByRole('button', { name: t('links.confirm.idle.action') });
    const loaded = page.waitForEvent('load');
    await button.click();
    await loaded;
    await hydrated(page);
    await button.click();
    await page.getByRole('heading', { name: t('links.confirm.invalid.title') }).waitFor();
    visit.expectConsole(/Failed to load|could not be followed|MIME type/);
  }));
