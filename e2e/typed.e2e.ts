import { expectKept, field, fillIn, freshEmail, rpc, sendButton, thanks } from './support/signUp';
import { expect, test, type Visit } from './support/test';

const toPrivacy = async ({ page, t }: Visit) => {
  await page
    .getByRole('main')
    .getByRole('link', { name: t('waitlist:notice.more') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('privacy:title') })).toBeVisible();
};

test('B12, E1 keeps what was typed over another page, also when step 1 fails meanwhile @both', async ({
  visit,
  page,
  open,
  expectConsole,
}) => {
  const email = freshEmail();
  let fail = () => {};
  const asked = new Promise<void>((resolve) => (fail = resolve));
  await page.route(rpc, async (route) => {
    await asked;
    await route.fulfill({ status: 500, body: '{}' });
  });
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
  expectConsole(/status of 500/);
});

test('B12, P4 keeps half a comment over another page @wide', async ({ page, t, open }) => {
  await open('/video/video1');
  await page.getByLabel(t('comments:form.label')).fill('Half a comment');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer:privacy') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('privacy:title') })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(t('comments:form.label'))).toHaveValue('Half a comment');
});

test('W5, A2 thanks while step 2 hangs', async ({ visit, page, open }) => {
  await page.route('**/functions/v1/send-confirmation', () => undefined);
  await open('/waitlist');
  await fillIn(visit, freshEmail());
  await sendButton(visit).click();
  await expect(thanks(visit)).toBeVisible({ timeout: 5000 });
});

test('B12, W3 sends what autofill wrote without an event, and refuses ß as it was typed', async ({
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

test('W6, B21 lets no toast cover the words of the card @both', async ({ visit, page, t, open }) => {
  await open('/waitlist');
  await fillIn(visit, freshEmail());
  await sendButton(visit).click();
  await expect(thanks(visit)).toBeVisible();
  const toast = page.getByRole('status').locator('.toast-card');
  await toast.hover();
  for (const block of ['start', 'center', 'end'] as const) {
    const title = page.getByRole('heading', { name: t('waitlist:card.title') });
    await title.evaluate((element, where) => element.scrollIntoView({ block: where, behavior: 'instant' }), block);
    await expect
      .poll(async () => {
        const [over, ...words] = await Promise.all(
          [toast, title, page.locator('.figure-card text').first(), page.locator('.figure-card text').last()].map(
            (one) => one.boundingBox(),
          ),
        );
        return words.some(
          (word) =>
            word!.y < over!.y + over!.height && over!.y < word!.y + word!.height && word!.x + word!.width > over!.x,
        );
      })
      .toBe(false);
  }
});
