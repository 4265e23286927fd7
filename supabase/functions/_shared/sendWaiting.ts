import { callDatabase } from './callDatabase.ts';
import { type Claim, composeMail } from './confirmation/composeMail.ts';
import type { Environment } from './environment.ts';
import { companyOf } from './mail/mail.ts';
import { type AddressedMail, postMails } from './mail/postMail.ts';
import { siteUrlOf } from './siteLink.ts';
import { describeFailure, StepFailed } from './stepFailed.ts';

/** The mails of one request to the provider, and its idempotency key. Without mails, `wait_ms` says when to ask again; null: nothing waits. */
export interface Claimed {
  request: string | null;
  mails: Claim[];
  wait_ms: number | null;
}

/**
 * Sends confirmation mails that wait, for so long at most; requests under way are waited for. Never throws: whatever fails here, the mails
 * stay in the queue, and the next call goes on.
 */
export async function sendWaiting(environment: Environment, budgetMs: number): Promise<void> {
  const until = Date.now() + budgetMs;
  const underWay: Promise<void>[] = [];
  try {
    siteUrlOf(environment);
    for (;;) {
      const { request, mails, wait_ms } = (await callDatabase('claim_mails', {}, 'service', environment)) as Claimed;
      if (request) underWay.push(send(request, mails, environment));
      if (wait_ms === null || Date.now() + wait_ms > until) break;
      await environment.wait(wait_ms);
    }
  } catch (error) {
    logUnlessAway('mails could not be claimed', error, environment);
  }
  await Promise.all(underWay);
}

async function send(request: string, claims: Claim[], environment: Environment): Promise<void> {
  try {
    const mails = await composeMails(request, claims, environment);
    if (mails.length === 0) return;
    const outcome = await postMails(mails, `confirmation/${request}`, environment);
    if (outcome.kind === 'sent') environment.mailLog.sent();
    else environment.mailLog.failed(`confirmation mails not sent yet (${mails.length})`, new StepFailed(outcome.why));
    const body = {
      p_request: request,
      p_outcome: outcome.kind,
      p_why: 'why' in outcome ? outcome.why : null,
      p_seconds: 'seconds' in outcome ? Math.ceil(outcome.seconds) : 0,
    };
    await callDatabase('mark_mails', body, 'service', environment);
  } catch (error) {
    logUnlessAway('a request could not be marked', error, environment);
  }
}

/** Composes each mail by itself, and sets aside one that cannot be composed. If that fails nothing is posted, since settling covers all of a request. */
async function composeMails(request: string, claims: Claim[], environment: Environment): Promise<AddressedMail[]> {
  const siteUrl = siteUrlOf(environment);
  const functionsUrl = environment.variables.FUNCTIONS_URL || `${environment.variables.SUPABASE_URL}/functions/v1`;
  const sender = { siteUrl, functionsUrl, company: companyOf(environment.variables) };
  const mails: AddressedMail[] = [];
  for (const claim of claims) {
    try {
      mails.push({ to: claim.email, mail: composeMail(claim, sender) });
    } catch (error) {
      environment.mailLog.failed('a confirmation mail could not be composed', error);
      const body = {
        p_request: request,
        p_id: claim.id,
        p_why: `the mail could not be composed: ${describeFailure(error)}`,
      };
      await callDatabase('set_mail_aside', body, 'service', environment);
    }
  }
  return mails;
}

/** The API says by itself, once, that its database is away. */
function logUnlessAway(what: string, error: unknown, { mailLog }: Environment): void {
  if (!(error instanceof StepFailed && error.status === 503)) mailLog.failed(what, error);
}
