import type { Environment } from '../_shared/environment.ts';
import { StepFailed } from '../_shared/stepFailed.ts';
import type { Mail } from './mail/composeMail.ts';

const PATIENCE_MS = 8_000;

/** Hands a mail to Resend, which sends it once however often it comes with the same key. */
export async function sendMail(to: string, mail: Mail, key: string, { fetch, variables }: Environment): Promise<void> {
  const response = await fetch(`${variables.RESEND_API_URL || 'https://api.resend.com'}/emails`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${variables.RESEND_API_KEY ?? ''}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ from: variables.MAIL_FROM || 'Constela <onboarding@resend.dev>', to: [to], ...mail }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new StepFailed(`the mail provider answered ${response.status}`, response.status);
}
