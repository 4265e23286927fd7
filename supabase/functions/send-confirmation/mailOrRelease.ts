import type { Environment } from '../_shared/environment.ts';
import { logFailure } from '../_shared/stepFailed.ts';
import { type Claim, releaseConfirmation } from './claim.ts';
import { composeMail } from './mail/composeMail.ts';
import { sendMail } from './sendMail.ts';
import { tryThrice } from './tryThrice.ts';

/** Mails what was claimed, or gives the claim back, so that a later sign-up can send. Never fails: nobody is listening. */
export async function mailOrRelease(claim: Claim, siteUrl: string, environment: Environment): Promise<void> {
  try {
    // The answer leaves first, so that its time says nothing of a mail.
    await environment.wait(0);
    const functionsUrl = environment.variables.FUNCTIONS_URL || `${environment.variables.SUPABASE_URL}/functions/v1`;
    const mail = composeMail(claim, { siteUrl, functionsUrl });
    // Of this claim's tries the provider delivers one; a later claim is another mail.
    const key = `confirmation/${claim.id}/${crypto.randomUUID()}`;
    await tryThrice(() => sendMail(claim.email, mail, key, environment), environment.wait);
  } catch (error) {
    logFailure('send-confirmation could not mail', error);
    await releaseConfirmation(claim.id, environment).catch((failure: unknown) => {
      logFailure('send-confirmation could not give a claim back', failure);
    });
  }
}
