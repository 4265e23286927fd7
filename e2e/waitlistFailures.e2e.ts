import { expect, test } from './support/test';
import { expectKept, fillIn, freshEmail, sendButton, thanks } from './support/signUp';
import { requestsEnded } from './support/idle';

const whatFailed = /Failed to load|could not be requested|ERR_|MIME type/;

test('B12, E1 keeps the form when the network is lost @wide', async ({ visit, page, t, open, expectConsole }) => {
  const email = freshEmail();
  await open('/waitlist');
  await fillIn(visit, email);
  await requestsEnded(page);
  await page.context().setOffline(true);
  await sendButton(visit).click();
  await expect(page.getByRole('alert').getByText(t('waitlist:toast.errorText'))).toBeVisible();
  await expectKept(visit, email);
  await page.context().setOffline(false);
  await sendButton(visit).click();
  await expect(thanks(visit)).toBeVisible();
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
