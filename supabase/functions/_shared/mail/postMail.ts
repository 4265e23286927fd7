import { brand } from '../brand.ts';
import type { Environment } from '../environment.ts';
import type { Mail } from './mail.ts';
import { type Outcome, readOutcome } from './outcome.ts';

export interface AddressedMail {
  /** Our id of it, by which the provider's events name it. */
  id: string;
  to: string;
  mail: Mail;
}

const TIMEOUT_MS = 15_000;

/** Gives mails to Resend in one request, which it takes once per key, all but those that it refuses. Never throws. */
export async function postMails(
  mails: AddressedMail[],
  key: string,
  { fetch, variables }: Pick<Environment, 'fetch' | 'variables'>,
): Promise<Outcome> {
  const bodies = mails.map(({ id, to, mail }) => ({
    from: variables.MAIL_FROM || `${brand} <onboarding@resend.dev>`,
    to: [to],
    ...mail,
    tags: [{ name: 'mail', value: id }],
  }));
  try {
    const path = bodies.length === 1 ? '/emails' : '/emails/batch';
    const response = await fetch(`${variables.RESEND_API_URL || 'https://api.resend.com'}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${variables.RESEND_API_KEY ?? ''}`,
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-batch-validation': 'permissive',
      },
      body: JSON.stringify(bodies.length === 1 ? bodies[0] : bodies),
      // Another host must not get the bodies, and its answer says nothing.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await readOutcome(response, mails.length);
  } catch (error) {
    return { kind: 'doubt', why: `the mail provider did not answer (${(error as Error).name})` };
  }
}
