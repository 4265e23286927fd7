import { expect, test, type Visit } from './support/test';
import {
  expectKept,
  field,
  fillIn,
  freshEmail,
  mailFunction,
  mailsOnceSent,
  sendButton,
  thanks,
} from './support/signUp';
import { hydrated, requestsEnded } from './support/settled';

const whatFailed = /Failed to load|could not be requested|ERR_|MIME type/;

/** The toast of a failure says so in the visitor's words; pressed away, the button is there for another try. */
async function expectToast({ page, t }: Visit, text: 'errorText' | 'goneText'): Promise<void> {
  const toast = page.getByRole('alert').filter({ hasText: t('waitlist.toast.errorTitle') });
  await expect(toast.getByText(t(`waitlist.toast.${text}`))).toBeVisible();
  await expect(sendButton({ page, t })).toBeEnabled();
}

test('B12, E1 keeps the form when the network is lost @wide', async ({ visit, page, open, expectConsole }) => {
  const email = freshEmail();
  await open('/waitlist');
  await fillIn(visit, email);
  await requestsEnded(page);
  await page.context().setOffline(true);
  await sendButton(visit).click();
  await expectToast(visit, 'errorText');
  await expectKept(visit, email);
  await page.context().setOffline(false);
  await sendButton(visit).click();
  await expect(thanks(visit)).toBeVisible();
  expectConsole(whatFailed);
});

test('B12, E2 thanks and mails when step 2 is lost @wide', async ({ visit, page, t, open, expectConsole }) => {
  const email = freshEmail();
  await page.route(mailFunction, (route) => route.abort('internetdisconnected'));
  await open('/waitlist');
  await fillIn(visit, email);
  await sendButton(visit).click();
  await expect(page.getByText(t('waitlist.thanks.mailWait.unknown'))).toBeVisible();
  await expect(thanks(visit)).toBeVisible();
  await expect(page.getByRole('alert')).toBeEmpty();
  await mailsOnceSent(email, 1);
  expectConsole(whatFailed);
});

/** What a later visitor of this tab, or of this browser, could find. */
const keptByBrowser = ({ page }: Visit) =>
  page.evaluate(() => JSON.stringify([history.state, localStorage, sessionStorage]));

test('B12, W5 reloads once for client code that is gone, then says so @wide', async ({
  visit,
  page,
  t,
  open,
  expectConsole,
}) => {
  const email = freshEmail();
  await page.route(/supabaseWaitlist/, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }),
  );
  await open('/waitlist');
  await fillIn(visit, email);
  await sendButton(visit).click();
  await page.getByRole('alert').getByText(t('waitlist.toast.againText')).waitFor();
  await expect(sendButton(visit)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectToast(visit, 'goneText');
  await expectKept(visit, email);
  expect(await keptByBrowser(visit)).not.toContain(email);
  await page
    .getByRole('link', { name: t('nav.videos') })
    .first()
    .click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.goBack();
  await expect(sendButton(visit)).toBeVisible();
  await expect(field(visit, 'name')).toHaveValue('');
  await expect(field(visit, 'email')).toHaveValue('');
  await expect(page.getByRole('alert')).toBeEmpty();
  await page.unroute(/supabaseWaitlist/);
  await page.reload();
  await hydrated(page);
  await fillIn(visit, email);
  await sendButton(visit).click();
  await expect(thanks(visit)).toBeVisible();
  expectConsole(whatFailed);
});

test('B12, W6 shows the thanks again after Back and Forward @wide', async ({ visit, page, t, open }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') calls += 1;
  });
  await open('/videos');
  await page
    .getByRole('link', { name: t('nav.waitlist') })
    .first()
    .click();
  await fillIn(visit, freshEmail());
  await sendButton(visit).click();
  await expect(thanks(visit)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.goForward();
  await expect(thanks(visit)).toBeVisible();
  // After a reload the form is empty, and nothing was sent.
  await page.reload();
  await expect(sendButton(visit)).toBeVisible();
  await hydrated(page);
  await expect(field(visit, 'email')).toHaveValue('');
  expect(calls).toBe(2);
});
