import { expectKept, field, fillIn, freshEmail, rpc, sendButton, thanks } from './support/signUp';
import { hydrated } from './support/idle';
import { expect, test, type Visit } from './support/test';

const toPrivacy = async ({ page, t }: Visit) => {
  await page
    .getByRole('main')
    .getByRole('link', { name: t('waitlist:notice.more') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('privacy:title') })).toBeVisible();
};

/** So the site reloads the page, once. */
async function toPrivacyWhoseCodeIsGone({ page, t }: Visit): Promise<void> {
  await page.route(/PrivacyPage/, (route) => route.fulfill({ status: 404, body: '' }), { times: 2 });
  const reloaded = page.waitForEvent('load');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer:privacy') })
    .click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1, name: t('privacy:title') })).toBeVisible();
  await hydrated(page);
}

test('B12, E1 keeps what was typed over another page, also when the network is lost meanwhile @wide', async ({
  visit,
  page,
  open,
  expectConsole,
}) => {
  const email = freshEmail();
  let fail = () => {};
  const asked = new Promise<void>((resolve) => (fail = resolve));
  await page.route(rpc, (route) => asked.then(() => route.abort('internetdisconnected')), { times: 1 });
  await open('/waitlist');
  await fillIn(visit, email);
  await toPrivacy(visit);
  await page.goBack();
  await expectKept(visit, email);
  await sendButton(visit).click();
  await toPrivacy(visit);
  fail();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.goBack();
  await expectKept(visit, email);
  const kept = await page.evaluate(() => JSON.stringify([history.state, localStorage, sessionStorage, location.href]));
  expect(kept).not.toContain(email);
  await sendButton(visit).click();
  await expect(thanks(visit)).toBeVisible();
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
});

test('U5 keeps what was typed when a changed hash reloads the page, once @engines', async ({ visit, page, open }) => {
  const email = freshEmail();
  await open('/waitlist');
  await fillIn(visit, email);
  const [typed] = await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() => void (window.location.hash = 'here')),
  ]);
  expect(typed).toBe(page);
  await expectKept(visit, email);
  // Firefox fills the fields by itself, before the page has come alive.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain(email);
});

test('B12, P4 keeps a sign-up and half a comment over another page whose code is gone', async ({
  visit,
  page,
  t,
  open,
  expectConsole,
}) => {
  const email = freshEmail();
  await open('/waitlist');
  await fillIn(visit, email);
  await toPrivacyWhoseCodeIsGone(visit);
  await page.goBack();
  await expectKept(visit, email);
  await open('/video/video1');
  const comment = page.getByLabel(t('comments:form.label'));
  await comment.pressSequentially('Half a comment');
  await toPrivacyWhoseCodeIsGone(visit);
  await page.goBack();
  await expect(comment).toHaveValue('Half a comment');
  await expect(page.getByRole('button', { name: t('comments:form.send') })).toBeEnabled();
  expectConsole(/404|page failed to load/);
});

test('B12 keeps what was typed where Back comes before the page that was loaded anew is alive', async ({
  visit,
  page,
  t,
  at,
  open,
  expectConsole,
}) => {
  const email = freshEmail();
  await open('/waitlist');
  await fillIn(visit, email);
  await page.route(/PrivacyPage/, (route) => route.fulfill({ status: 404, body: '' }), { times: 2 });
  let isReloaded = false;
  page.on('request', (request) => (isReloaded ||= request.isNavigationRequest()));
  let isLeft = () => {};
  const left = new Promise<void>((resolve) => (isLeft = resolve));
  await page.route(/\.js$/, async (route) => {
    if (isReloaded) await left;
    await route.fallback();
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer:privacy') })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-rendered-path', at('/privacy'));
  await page.goBack({ waitUntil: 'commit' });
  expect(new URL(page.url()).pathname).toBe(at('/waitlist'));
  isLeft();
  await expectKept(visit, email);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain(email);
  expectConsole(/404|page failed to load/);
});

test('W3 sends what autofill wrote without an event, and refuses ß as it was typed', async ({
  visit,
  page,
  t,
  open,
}) => {
  await open('/waitlist');
  await fillIn(visit, 'ana@straße.de');
  await sendButton(visit).click();
  await expect(page.getByText(t('waitlist:errors.email'))).toBeVisible();
  const email = freshEmail();
  await field(visit, 'email').evaluate((input: HTMLInputElement, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
  }, email);
  const asked = page.waitForRequest(rpc);
  await sendButton(visit).click();
  expect((await asked).postDataJSON()).toMatchObject({ p_email: email, p_name: 'Ana' });
  await expect(thanks(visit)).toBeVisible();
});
