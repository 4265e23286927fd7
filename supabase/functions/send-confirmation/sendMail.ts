import { brand } from '../_shared/brand.ts';
import type { Environment } from '../_shared/environment.ts';
import { StepFailed } from '../_shared/stepFailed.ts';
import type { Mail } from './mail/composeMail.ts';

const TIMEOUT_MS = 8_000;
const RETRY_DELAYS_MS = [1_000, 5_000];
/** 409: the provider is still working on an earlier try. */
const RETRIED_STATUSES = new Set([408, 409, 429]);

/** Sends a mail through Resend in up to three tries. Resend sends only one mail per key. */
export async function sendMail(to: string, mail: Mail, key: string, environment: Environment): Promise<void> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      await post(to, mail, key, environment);
      return;
    } catch (error) {
      if (!isTemporary(error)) throw error;
    }
    await environment.wait(delay);
  }
  await post(to, mail, key, environment);
}

async function post(to: string, mail: Mail, key: string, { fetch, variables }: Environment): Promise<void> {
  const response = await fetch(`${variables.RESEND_API_URL || 'https://api.resend.com'}/emails`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${variables.RESEND_API_KEY ?? ''}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ from: variables.MAIL_FROM || `${brand} <onboarding@resend.dev>`, to: [to], ...mail }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new StepFailed(`the mail provider answered ${response.status}`, response.status);
}

function isTemporary(error: unknown): boolean {
  if (!(error instanceof StepFailed)) return true;
  const status = error.status ?? 0;
  return status >= 500 || RETRIED_STATUSES.has(status);
}
