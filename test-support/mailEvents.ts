import { Webhook } from 'standardwebhooks';

/** The secret with which the mail provider signs its events. */
export const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of the mail provider').toString('base64')}`;

interface Signing {
  id?: string;
  at?: Date;
  secret?: string;
}

/** The headers with which the mail provider signs an event. */
export function signedHeaders(text: string, { id = 'msg_1', at = new Date(), secret = WEBHOOK_SECRET }: Signing = {}) {
  return {
    'content-type': 'application/json',
    'svix-id': id,
    'svix-timestamp': String(Math.floor(at.getTime() / 1000)),
    'svix-signature': new Webhook(secret).sign(id, at, text),
  };
}

/** The text of an event, as Resend writes it. */
export const bounceOf = (email: string, type = 'Permanent') =>
  JSON.stringify({ type: 'email.bounced', data: { email_id: 'mail-1', to: [email], bounce: { type } } });

export const complaintOf = (email: string) =>
  JSON.stringify({ type: 'email.complained', data: { email_id: 'mail-1', to: [email] } });
