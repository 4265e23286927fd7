import { journey } from './support/journey';

journey('B5 leads from the notice beside the button, and from the footer, to the privacy page', async (visit) => {
  const { page, t } = visit;
  await visit.open('/waitlist');
  const notice = page.getByRole('region', { name: t('waitlist.notice.title') });
  await notice.getByText(t('waitlist.notice.basisText')).waitFor();
  await notice.getByRole('link', { name: t('waitlist.notice.more') }).click();
  await page.waitForURL((url) => url.pathname === visit.at('/privacy') && url.search === '');
  await page.getByRole('heading', { level: 1, name: t('privacy.title') }).waitFor();
  await page.getByRole('heading', { name: t('privacy.sections.rights.title') }).waitFor();
  expect(await page.getByText('{{').count()).toBe(0);

  await visit.open('/community');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.privacy') })
    .click();
  await page.getByRole('heading', { level: 1, name: t('privacy.title') }).waitFor();
});

journey('B5 sends with a sign-up its language and the notice that stood there', async (visit) => {
  const { page, t, language } = visit;
  await visit.open('/waitlist');
  await page.getByLabel(t('waitlist.fields.name'), { exact: true }).fill('Ana');
  await page.getByLabel(t('waitlist.fields.email'), { exact: true }).fill(`notice-${Date.now()}@example.com`);
  await page.getByRole('checkbox').first().check();
  const called = page.waitForRequest('**/rest/v1/rpc/add_waitlist_subscription');
  await page.getByRole('button', { name: t('common.joinWaitlist') }).click();
  const headers = await (await called).allHeaders();
  expect(headers['accept-language']).toBe(language);
  expect(headers['x-client-info']).toMatch(/^constela; notice=[0-9a-f]{64}$/);
  await page.getByRole('heading', { name: t('waitlist.thanks.title') }).waitFor();
});
