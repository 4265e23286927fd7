import { callDatabase } from './callDatabase.ts';
import type { Environment } from './environment.ts';
import type { Outcome } from './mail/postMail.ts';
import type { Language } from './siteLink.ts';

/** A mail to send, with the data of the list. The mail contains this data, never the caller's. */
export interface Claim {
  id: string;
  email: string;
  name: string;
  language: Language;
  confirm_token: string;
  leave_token: string;
}

/** The mails of one request to the provider, and its idempotency key. Without mails, `wait_ms` says when to ask again; null: nothing waits. */
interface Claimed {
  request: string | null;
  mails: Claim[];
  wait_ms: number | null;
}

/** Brings the sign-ups of an address onto the list; answers how many seconds a mail waits now, alike for every address. */
export async function requestConfirmation(email: string, environment: Environment): Promise<number> {
  const response = await callDatabase('request_confirmation', { p_email: email }, 'service', environment);
  return Number(await response.json());
}

export async function claimMails(environment: Environment): Promise<Claimed> {
  const response = await callDatabase('claim_mails', {}, 'service', environment);
  return (await response.json()) as Claimed;
}

/** Says how a request ended; `alone` sends each of its mails by itself. */
export async function settleMails(
  request: string,
  outcome: Outcome | { kind: 'alone'; why: string },
  environment: Environment,
): Promise<void> {
  const body = {
    p_request: request,
    p_outcome: outcome.kind,
    p_why: 'why' in outcome ? outcome.why : null,
    p_seconds: 'seconds' in outcome ? Math.ceil(outcome.seconds) : 0,
  };
  await callDatabase('settle_mails', body, 'service', environment);
}
