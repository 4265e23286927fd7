import { callDatabase } from './callDatabase.ts';
import { type Claim, composeMail } from './confirmation/composeMail.ts';
import type { Environment } from './environment.ts';
import { companyOf } from './mail/mail.ts';
import { postMails } from './mail/postMail.ts';
import { siteUrlOf } from './siteLink.ts';
import { logFailure, StepFailed } from './stepFailed.ts';

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
    log('mails could not be claimed', error);
  }
  await Promise.all(underWay);
}

async function send(request: string, claims: Claim[], environment: Environment): Promise<void> {
  try {
    const siteUrl = siteUrlOf(environment);
    const functionsUrl = environment.variables.FUNCTIONS_URL || `${environment.variables.SUPABASE_URL}/functions/v1`;
    const sender = { siteUrl, functionsUrl, company: companyOf(environment.variables) };
    const mails = claims.map((claim) => ({ to: claim.email, mail: composeMail(claim, sender) }));
    const outcome = await postMails(mails, `confirmation/${request}`, environment);
    if (outcome.kind !== 'sent')
      logFailure(`confirmation mails not sent yet (${claims.length})`, new StepFailed(outcome.why));
    // One bad address makes the provider refuse all of them: then each is sent by itself.
    const isRefusedTogether = outcome.kind === 'refused' && claims.length > 1;
    const body = {
      p_request: request,
      p_outcome: isRefusedTogether ? 'alone' : outcome.kind,
      p_why: 'why' in outcome ? outcome.why : null,
      p_seconds: 'seconds' in outcome ? Math.ceil(outcome.seconds) : 0,
    };
    await callDatabase('settle_mails', body, 'service', environment);
  } catch (error) {
    log('a request could not be settled', error);
  }
}

/** The API says by itself, once, that its database is away. */
function log(what: string, error: unknown): void {
  if (!(error instanceof StepFailed && error.status === 503)) logFailure(what, error);
}
