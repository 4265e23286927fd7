import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Visit } from './test';

export interface CaughtMail {
  to: string[];
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
}

function mailsTo(email: string, dataDir = process.env.E2E_DATA_DIR ?? ''): CaughtMail[] {
  const outbox = path.join(dataDir, 'outbox');
  // The server makes the folder with its first mail.
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(outbox, file), 'utf8')) as CaughtMail)
    .filter(({ to }) => to.includes(email));
}

/** The mails that an address got, once there are as many as expected: they leave after the answer. */
export async function mailsOnceSent(email: string, count: number, dataDir?: string): Promise<CaughtMail[]> {
  await expect.poll(() => mailsTo(email, dataDir).length).toBe(count);
  return mailsTo(email, dataDir);
}

type Screen = Pick<Visit, 'page' | 't'>;

export const rpc = '**/rest/v1/rpc/add_waitlist_subscription';
export const mailFunction = '**/functions/v1/send-confirmation';

let visitors = 0;
export const freshEmail = () => `v${process.pid}-${Date.now()}-${(visitors += 1)}@example.com`;

export const field = ({ page, t }: Screen, name: 'name' | 'email') =>
  page.getByLabel(t(`waitlist.fields.${name}`), { exact: true });

const interest = ({ page, t }: Screen) => page.getByRole('checkbox', { name: t('waitlist.interests.web3') });

/** Key by key, because `fill` does not reach React's inputs in Firefox. */
export async function fillIn(screen: Screen, email: string, name = 'Ana'): Promise<void> {
  await field(screen, 'name').pressSequentially(name);
  await field(screen, 'email').pressSequentially(email);
  await interest(screen).check();
}

/** That nothing of what was filled in is lost. */
export async function expectKept(screen: Screen, email: string): Promise<void> {
  await expect(field(screen, 'name')).toHaveValue('Ana');
  await expect(field(screen, 'email')).toHaveValue(email);
  await expect(interest(screen)).toBeChecked();
}

export const sendButton = ({ page, t }: Screen) =>
  page.getByRole('main').getByRole('button', { name: t('common.joinWaitlist') });

export const thanks = ({ page, t }: Screen) => page.getByRole('heading', { name: t('waitlist.thanks.title') });

/** From the form on screen to the thanks. */
export async function join(screen: Screen, email: string): Promise<void> {
  await fillIn(screen, email);
  await sendButton(screen).click();
  await expect(thanks(screen)).toBeVisible();
}

/** The address in the mail, which goes out after the answer. */
export async function linkInMail(email: string, kind: 'confirm' | 'leave'): Promise<string> {
  const [mail] = await mailsOnceSent(email, 1);
  return new RegExp(`https?://\\S*/waitlist/${kind}\\?token=[\\w-]+`).exec(mail?.text ?? '')?.[0] ?? '';
}
