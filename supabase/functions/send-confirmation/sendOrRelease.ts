import type { Environment } from '../_shared/environment.ts';
import { logFailure } from '../_shared/stepFailed.ts';
import { type Claim, releaseConfirmation } from './claim.ts';
import { composeMail } from './mail/composeMail.ts';
import { sendMail } from './sendMail.ts';

/** Sends the claimed mail, or releases the claim, so that a later sign-up can send it. Never throws: nobody waits for it. */
export async function sendOrRelease(claim: Claim, siteUrl: string, environment: Environment): Promise<void> {
  try {
    // Lets the answer leave first, so that its time does not depend on the mail.
    await environment.wait(0);
    const functionsUrl = environment.variables.FUNCTIONS_URL || `${environment.variables.SUPABASE_URL}/functions/v1`;
    const mail = composeMail(claim, { siteUrl, functionsUrl });
    // One key for all tries of this claim; a later claim is another mail.
    const key = `confirmation/${claim.id}/${crypto.randomUUID()}`;
    await sendMail(claim.email, mail, key, environment);
  } catch (error) {
    logFailure('send-confirmation could not mail', error);
    await releaseConfirmation(claim.id, environment).catch((failure: unknown) => {
      logFailure('send-confirmation could not release a claim', failure);
    });
  }
}
