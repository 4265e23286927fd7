import { callDatabase } from '../_shared/callDatabase.ts';
import type { Environment } from '../_shared/environment.ts';
import type { Language } from '../_shared/siteLink.ts';

/** One mail to send, with what the list says of the address. The mail says this, never what the caller says. */
export interface Claim {
  id: string;
  email: string;
  name: string;
  interests: string[];
  language: Language;
  confirm_token: string;
  leave_token: string;
}

/** Undefined for a stranger, for somebody who confirmed, and while an earlier mail's link lives. */
export async function claimConfirmation(email: string, environment: Environment): Promise<Claim | undefined> {
  const response = await callDatabase('claim_confirmation', { p_email: email }, 'service', environment);
  const claims = (await response.json()) as Claim[];
  return claims[0];
}

export async function releaseConfirmation(id: string, environment: Environment): Promise<void> {
  await callDatabase('release_confirmation', { p_id: id }, 'service', environment);
}
