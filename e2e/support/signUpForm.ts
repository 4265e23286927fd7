import type { Visit } from './journey';
import { mailsOnceSent } from './outbox';

export const rpc = '**/rest/v1/rpc/add_waitlist_subscription';
export const mailFunction = '**/functions/v1/send-confirmation';

export const field = ({ page, t }: Visit, name: 'name' | 'email') =>
  page.getByLabel(t(`waitlist.fields.${name}`), { exact: true });

export async function fillIn(visit: Visit, email: string): Promise<void> {
  await field(visit, 'name').fill('Ana');
  await field(visit, 'email').fill(email);
  await visit.page.getByRole('checkbox', { name: visit.t('waitlist.interests.web3') }).check();
}

/** That nothing of what was filled in is lost. */
export async function expectKept(visit: Visit, email: string): Promise<void> {
  expect(await field(visit, 'name').inputValue()).toBe('Ana');
  expect(await field(visit, 'email').inputValue()).toBe(email);
  expect(await visit.page.getByRole('checkbox', { name: visit.t('waitlist.interests.web3') }).isChecked()).toBe(true);
}

export const sendButton = ({ page, t }: Visit) =>
  page.getByRole('main').getByRole('button', { name: t('common.joinWaitlist') });

export const thanks = ({ page, t }: Visit) => page.getByRole('heading', { name: t('waitlist.thanks.title') });

/** The address in the mail, which goes out after the answer. */
export async function linkInMail(email: string, kind: 'confirm' | 'leave'): Promise<string> {
  const [mail] = await mailsOnceSent(email, 1);
  return new RegExp(`https?://\\S*/waitlist/${kind}\\?token=[\\w-]+`).exec(mail?.text ?? '')?.[0] ?? '';
}
