import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Visit } from './test';

/** The text of the one mail that an address gets: it leaves after the answer. */
export async function mailOnceSent(email: string): Promise<string> {
  const outbox = path.join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  const mails = () =>
    // The server makes the folder with its first mail.
    (existsSync(outbox) ? readdirSync(outbox) : [])
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(path.join(outbox, file), 'utf8')) as { to: string[]; text: string })
      .filter(({ to }) => to.includes(email));
  await expect.poll(mails).toHaveLength(1);
  return mails()[0]!.text;
}

type Screen = Pick<Visit, 'page' | 't'>;

export const rpc = '**/rest/v1/rpc/add_waitlist_subscription';

let visitors = 0;
export const freshEmail = () => `v${process.pid}-${Date.now()}-${(visitors += 1)}@example.com`;

export const field = ({ page, t }: Screen, name: 'name' | 'email') =>
  page.getByLabel(t(`waitlist:fields.${name}`), { exact: true });

const interest = ({ page, t }: Screen) => page.getByRole('checkbox', { name: t('waitlist:interests.web3') });

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
  page.getByRole('main').getByRole('button', { name: t('common:joinWaitlist') });

export const thanks = ({ page, t }: Screen) => page.getByRole('heading', { name: t('waitlist:thanks.title') });

/** From the form on screen to the thanks. */
export async function join(screen: Screen, email: string): Promise<void> {
  await fillIn(screen, email);
  // The thanks do not wait for step 2, which ends with its page.
  const mailAsked = screen.page.waitForResponse('**/functions/v1/send-confirmation');
  await sendButton(screen).click();
  await expect(thanks(screen)).toBeVisible();
  await mailAsked;
}

/** The address in the mail, which goes out after the answer. */
export async function linkInMail(email: string, kind: 'confirm' | 'leave'): Promise<string> {
  const text = await mailOnceSent(email);
  return new RegExp(`https?://\\S*/waitlist/${kind}\\?token=[\\w-]+`).exec(text)?.[0] ?? '';
}
