import type { Environment } from '../_shared/environment.ts';
import type { Mail } from '../_shared/mail/mail.ts';
import { postMail } from '../_shared/mail/postMail.ts';
import { StepFailed } from '../_shared/stepFailed.ts';

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

async function post(to: string, mail: Mail, key: string, environment: Environment): Promise<void> {
  const response = await postMail(to, mail, key, environment);
  if (!response.ok) throw new StepFailed(`the mail provider answered ${response.status}`, response.status);
}

function isTemporary(error: unknown): boolean {
  if (!(error instanceof StepFailed)) return true;
  const status = error.status ?? 0;
  return status >= 500 || RETRIED_STATUSES.has(status);
}
