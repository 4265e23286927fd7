import { queryDataDir } from '../test-support/queryDataDir';
import { visit } from './support/journey';
import { startSite } from '../test-support/site';

it('A1, G5 keeps a sign-up made in the browser as a row in Postgres', async () => {
  const site = await startSite();
  const joining = visit('es', { baseURL: site.url }, async ({ page, open, t }) => {
    await open('/waitlist');
    await page.getByLabel(t('waitlist.fields.name'), { exact: true }).fill('Ñandú');
    await page.getByLabel(t('waitlist.fields.email'), { exact: true }).fill('Row@Example.com');
    await page.getByRole('checkbox', { name: t('waitlist.interests.web3') }).check();
    await page.getByLabel(t('waitlist.fields.message')).fill('Una línea\ny otra');
    await page.getByRole('button', { name: t('common.joinWaitlist') }).click();
    await page.getByRole('heading', { name: t('waitlist.thanks.title') }).waitFor();
    await page.goto(site.outbox);
    await page.getByText('row@example.com').first().waitFor();
  });
  await joining.finally(site.stop);

  const rows = queryDataDir(site.dataDir, 'select email, name, interests, message from waitlist_subscriptions');
  site.remove();
  expect(rows).toEqual([
    { email: 'row@example.com', name: 'Ñandú', interests: ['Web3 technology'], message: 'Una línea\ny otra' },
  ]);
});
