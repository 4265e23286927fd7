import { brand } from '../brand.ts';
import type { Environment } from '../environment.ts';
import type { Mail } from './mail.ts';

const TIMEOUT_MS = 8_000;

/** Gives a mail to Resend, which sends only one mail per key. @throws when there is no answer in time. */
export function postMail(
  to: string,
  mail: Mail,
  key: string,
  { fetch, variables }: Pick<Environment, 'fetch' | 'variables'>,
): Promise<Response> {
  return fetch(`${variables.RESEND_API_URL || 'https://api.resend.com'}/emails`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${variables.RESEND_API_KEY ?? ''}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ from: variables.MAIL_FROM || `${brand} <onboarding@resend.dev>`, to: [to], ...mail }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
