import { callDatabase } from '../_shared/callDatabase.ts';
import type { Environment } from '../_shared/environment.ts';
import type { Language } from '../_shared/siteLink.ts';

/** A mail to send, with the data of the list. The mail contains this data, never the caller's. */
export interface Claim {
  id: string;
  email: string;
  name: string;
  interests: string[];
  language: Language;
  confirm_token: string;
  leave_token: string;
}

/** Undefined for an unlisted or confirmed address, and while the link of an earlier mail is valid. */
export async function claimConfirmation(email: string, environment: Environment): Promise<Claim | undefined> {
  const response = await callDatabase('claim_confirmation', { p_email: email }, 'service', environment);
  const claims = (await response.json()) as Claim[];
  return claims[0];
}

export async function releaseConfirmation(id: string, environment: Environment): Promise<void> {
  await callDatabase('release_confirmation', { p_id: id }, 'service', environment);
}
