import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Visit } from './journey';

export const rpc = '**/rest/v1/rpc/add_waitlist_subscription';
export const mailFunction = '**/functions/v1/send-confirmation';

let visitors = 0;
export const freshEmail = () => `unlucky-${process.pid}-${Date.now()}-${(visitors += 1)}@example.com`;

export const field = ({ page, t }: Visit, name: 'name' | 'email') => page.getByLabel(t(`waitlist.fields.${name}`), { exact: true });

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

export const sendButton = ({ page, t }: Visit) => page.getByRole('main').getByRole('button', { name: t('common.joinWaitlist') });

export const thanks = ({ page, t }: Visit) => page.getByRole('heading', { name: t('waitlist.thanks.title') });

function mailsOf(email: string): { html: string }[] {
  const outbox = path.join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  const mails = readdirSync(outbox).map((file) => JSON.parse(readFileSync(path.join(outbox, file), 'utf8')) as { to: string[]; html: string });
  return mails.filter(({ to }) => to.includes(email));
}

export const mailsTo = (email: string) => mailsOf(email).length;

/** The address in the mail, which goes out after the answer. */
export async function linkInMail(email: string, kind: 'confirm' | 'leave'): Promise<string> {
  while (mailsTo(email) === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  const link = new RegExp(`https?://[^"]*/waitlist/${kind}\\?token=[\\w-]+`).exec(mailsOf(email)[0]?.html ?? '');
  return link?.[0] ?? '';
}
