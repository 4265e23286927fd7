import { openOutbox } from '../server/mail/outbox';

/** The tokens of the newest mail to an address; empty where it has none. */
export async function mailedTokens(outbox: string, email: string) {
  const mail = (await openOutbox(outbox).newest(99)).find(({ to }) => to.includes(email));
  const token = (page: string) => new RegExp(`/waitlist/${page}\\?token=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
  return { confirm: token('confirm'), leave: token('leave') };
}
