import { interests } from '../src/lib/interests';
import { holdBack } from './support/holdBack';
import { journey, phone, visit } from './support/journey';
import { mailsOnceSent } from './support/outbox';
import { queryDataDir } from '../test-support/queryDataDir';
import { fillIn, freshEmail, join, send } from './support/signUp';
import { readyDatabase } from '../test-support/readyDatabase';
import { startSite } from '../test-support/site';
import { waitlist } from '../test-support/waitlistCommand';
import { temporaryDirectory } from '../test-support/temporaryDirectory';

const rpc = '**/rest/v1/rpc/add_waitlist_subscription';
const mailFunction = '**/functions/v1/send-confirmation';

journey('W5, W6, A1, A2 joins, has a mail in the outbox, and adds another address', async (visit) => {
  const { page, t } = visit;
  const email = freshEmail();
  await visit.open('/waitlist');
  await fillIn(visit, email);
  const called = page.waitForRequest(rpc);
  const toast = page.getByText(t('waitlist.toast.successTitle')).waitFor();
  await Promise.all([toast, send(visit).click()]);
  expect((await called).postDataJSON()).toEqual({
    p_email: email,
    p_name: 'Ana 🌟 أنا <b>',
    p_interests: `${interests[0].value}, ${interests[6].value}`,
    p_message: null,
  });
  await page.getByRole('heading', { name: t('waitlist.thanks.title') }).waitFor();
  const [mail] = await mailsOnceSent(email, 1);
  expect(mail?.html).not.toContain('<b>');

  await page.getByRole('button', { name: t('waitlist.thanks.another') }).click();
  const name = page.getByLabel(t('waitlist.fields.name'), { exact: true });
  expect(await name.inputValue()).toBe('');
  await fillIn(visit, freshEmail());
  await send(visit).click();
  await page.getByRole('heading', { name: t('waitlist.thanks.title') }).waitFor();
});

it('E1, W5 keeps the form through every kind of failure, and succeeds when the line is back', () =>
  visit('es', { viewport: phone }, async (visit) => {
    const { page, t } = visit;
    const email = freshEmail();
    await visit.open('/waitlist');
    await fillIn(visit, email);
    const failures: [string, Parameters<typeof page.route>[1]][] = [
      ['a lost network', (route) => route.abort('connectionreset')],
      ['a 500', (route) => route.fulfill({ status: 500, json: { message: 'boom' } })],
      [
        'an HTML page',
        (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Hotel Wi-Fi</h1>' }),
      ],
      [
        'an HTML error',
        (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      ],
      ['nothing', (route) => route.fulfill({ status: 404, body: '' })],
    ];
    for (const [, answer] of failures) {
      await page.route(rpc, answer);
      await send(visit).click();
      const toast = page.getByRole('alert').filter({ hasText: t('waitlist.toast.errorTitle') });
      await toast.waitFor();
      expect(await toast.textContent()).toContain(t('waitlist.toast.errorText'));
      expect(await page.getByLabel(t('waitlist.fields.email'), { exact: true }).inputValue()).toContain(email);
      expect(await page.getByRole('checkbox', { name: t('waitlist.interests.web3') }).isChecked()).toBe(true);
      await toast.getByRole('button').click();
      await page.unroute(rpc);
    }
    visit.expectConsole(/Failed to load resource|could not be sent|failed/i);
    await send(visit).click();
    await page.getByRole('heading', { name: t('waitlist.thanks.title') }).waitFor();
  }));

it('E2, A2 is a success for the visitor when only the mail fails', () =>
  visit('en', {}, async (visit) => {
    const { page, t } = visit;
    await page.route(mailFunction, (route) => route.fulfill({ status: 500, json: { error: 'no mail today' } }));
    await visit.open('/waitlist');
    await fillIn(visit, freshEmail());
    await send(visit).click();
    await page.getByRole('heading', { name: t('waitlist.thanks.title') }).waitFor();
    await page.getByText(t('waitlist.thanks.mailWait.unknown')).waitFor();
    expect(await page.getByText(t('waitlist.thanks.mailWait.none')).count()).toBe(0);
    visit.expectConsole(/confirmation mail could not be requested|status of 500/);
  }));

journey('W3, W4 says what is missing, then follows every change', async (visit) => {
  const { page, t } = visit;
  await visit.open('/waitlist');
  await send(visit).click();
  for (const key of ['nameTooShort', 'email', 'interests'] as const) {
    await page.getByText(t(`waitlist.errors.${key}`)).waitFor();
  }
  const name = page.getByLabel(t('waitlist.fields.name'), { exact: true });
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
  await name.fill('An');
  await page.getByText(t('waitlist.errors.nameTooShort')).waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: t('waitlist.interests.web3') }).check();
  await page.getByText(t('waitlist.errors.interests')).waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: t('waitlist.interests.web3') }).uncheck();
  await page.getByText(t('waitlist.errors.interests')).waitFor();
});

it('W5 sends once, however often one clicks', () =>
  visit('en', {}, async (visit) => {
    const { page, t } = visit;
    const calls = await holdBack(page, rpc);
    await visit.open('/waitlist');
    await fillIn(visit, freshEmail());
    await send(visit).dblclick();
    const busy = page.getByRole('button', { name: t('waitlist.submitting') });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    await calls.letPass();
    await page.getByRole('heading', { name: t('waitlist.thanks.title') }).waitFor();
    expect(calls.count()).toBe(1);
  }));

it('B6 sends nothing while something stands in the trap, and loses no person over it', () =>
  visit('es', { viewport: phone }, async (visit) => {
    const { page, t } = visit;
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') calls += 1;
    });
    await visit.open('/waitlist');
    const trap = page.getByLabel(t('waitlist.fields.trap'));
    expect(await page.getByRole('textbox', { name: t('waitlist.fields.trap') }).count()).toBe(0);
    await trap.evaluate((field: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'https://spam.example');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await fillIn(visit, freshEmail());
    await send(visit).click();
    await page.getByText(t('waitlist.errors.trap')).waitFor();
    expect(calls).toBe(0);
    await page.getByRole('textbox', { name: t('waitlist.fields.trap') }).fill('');
    await send(visit).click();
    await page.getByRole('heading', { name: t('waitlist.thanks.title') }).waitFor();
  }));

it('W3, B6, B7 mails and lists an international address in its ASCII form, as one person', async () => {
  const site = await startSite();
  const joining = visit('es', { baseURL: site.url }, async (visit) => {
    const { page, t } = visit;
    await visit.open('/waitlist');
    await fillIn(visit, 'ana@compañía.es');
    const called = page.waitForRequest(rpc);
    await send(visit).click();
    expect((await called).postDataJSON()).toMatchObject({ p_email: 'ana@xn--compaa-7va5a.es' });
    await page.getByRole('heading', { name: t('waitlist.thanks.title') }).waitFor();
    await mailsOnceSent('ana@xn--compaa-7va5a.es', 1, site.dataDir);
    await page.getByRole('button', { name: t('waitlist.thanks.another') }).click();
    await join(visit, 'ANA@COMPAÑÍA.ES');
  });
  await joining.finally(site.stop);
  const command = (...args: string[]) => waitlist(args, { DATA_DIR: site.dataDir }).then(({ out }) => out);
  expect((await command('export', '--all')).match(/^"ana@.*?"/gm)).toEqual(['"ana@xn--compaa-7va5a.es"']);
  expect(await command('erase', 'ana@compañía.es')).toContain('Erased');
  site.remove();
});

it('B6 says that there are too many sign-ups just now, and keeps the form', async () => {
  const dataDir = temporaryDirectory();
  readyDatabase(dataDir);
  const none = "update private.waitlist_settings set value = 0 where name = 'sign_ups_per_hour' returning name";
  expect(queryDataDir(dataDir, none)).toHaveLength(1);
  const site = await startSite(dataDir);
  const trying = visit('es', { baseURL: site.url }, async (visit) => {
    const { page, t } = visit;
    const email = freshEmail();
    await visit.open('/waitlist');
    await fillIn(visit, email);
    await send(visit).click();
    const toast = page.getByRole('alert').filter({ hasText: t('waitlist.toast.tooManyTitle') });
    await toast.getByText(t('waitlist.toast.tooManyText')).waitFor();
    expect(await page.getByLabel(t('waitlist.fields.email'), { exact: true }).inputValue()).toContain(email);
    visit.expectConsole(/status of 429/);
  });
  await trying.finally(site.stop);
});
