import type { Visit } from './journey';

let visitors = 0;
export const freshEmail = () => `visitor-${process.pid}-${Date.now()}-${(visitors += 1)}@example.com`;

export async function fillIn({ page, t }: Visit, email: string): Promise<void> {
  await page.getByLabel(t('waitlist.fields.name'), { exact: true }).fill('  Ana 🌟 أنا <b>  ');
  await page.getByLabel(t('waitlist.fields.email'), { exact: true }).fill(`  ${email} `);
  await page.getByRole('checkbox', { name: t('waitlist.interests.web3') }).check();
  await page.getByRole('checkbox', { name: t('waitlist.interests.tools') }).check();
}

export const send = ({ page, t }: Visit) => page.getByRole('button', { name: t('common.joinWaitlist') });

/** From the form on screen to the thanks. */
export async function join(visit: Visit, email: string): Promise<void> {
  await fillIn(visit, email);
  await send(visit).click();
  await visit.page.getByRole('heading', { name: visit.t('waitlist.thanks.title') }).waitFor();
}
