import { callDatabase } from './callDatabase.ts';
import { composeMail } from './confirmation/composeMail.ts';
import type { Environment } from './environment.ts';
import { composeLetter, letters } from './letters/letters.ts';
import { companyOf, type Mail, type Sender } from './mail/mail.ts';
import type { Outcome } from './mail/outcome.ts';
import { type AddressedMail, postMails } from './mail/postMail.ts';
import { type Language, siteUrlOf } from './siteLink.ts';
import { describeFailure, StepFailed } from './stepFailed.ts';

/** A mail to send, with the data of the list. The mail contains this data, never the caller's. */
export interface Claim {
  id: string;
  /** `confirmation`, the name of a letter, or `sample ` and that name. */
  kind: string;
  email: string;
  /** Empty in a confirmation: nobody has confirmed yet that it is the name of who reads the mail. */
  name: string;
  language: Language;
  confirm_token: string | null;
  leave_token: string;
}

/** The mails of one request to the provider, and its idempotency key. Without mails, `wait_ms` says when to ask again; null: nothing waits. */
export interface Claimed {
  request: string | null;
  mails: Claim[];
  wait_ms: number | null;
}

/**
 * Sends mails that wait, for so long at most; requests under way are waited for. Never throws: whatever fails here, the mails stay in the
 * queue, and the next call goes on. Answers why a claim or a mark failed, else nothing.
 */
export async function sendWaiting(environment: Environment, budgetMs: number): Promise<string | undefined> {
  const until = Date.now() + budgetMs;
  const underWay: Promise<string | undefined>[] = [];
  try {
    siteUrlOf(environment);
    // Where there is no mail provider a letter would reach nobody.
    const asked = { p_letters: Boolean(environment.variables.RESEND_API_KEY) };
    for (;;) {
      const { request, mails, wait_ms } = (await callDatabase('claim_mails', asked, 'service', environment)) as Claimed;
      if (request) underWay.push(send(request, mails, environment));
      if (wait_ms === null || Date.now() + wait_ms > until) break;
      await environment.wait(wait_ms);
    }
  } catch (error) {
    underWay.push(report('mails could not be claimed', error, environment));
  }
  return (await Promise.all(underWay)).find(Boolean);
}

async function send(request: string, claims: Claim[], environment: Environment): Promise<string | undefined> {
  try {
    const { mails, faults } = composeMails(claims, environment);
    const outcome: Outcome =
      mails.length > 0
        ? await postMails(mails, `mail/${request}`, environment)
        : { kind: 'taken', ids: [], refused: {} };
    if (outcome.kind === 'taken') environment.mailLog.sent();
    else environment.mailLog.failed(`mails not sent yet (${mails.length})`, new StepFailed(outcome.why));
    const body = { p_request: request, p_outcome: outcome.kind, ...detailsOf(outcome, mails, faults) };
    await callDatabase('mark_mails', body, 'service', environment);
    return undefined;
  } catch (error) {
    return report('a request could not be marked', error, environment);
  }
}

/** What the database is told of an outcome; maps are JSON, because the API of the local server takes plain values only. */
function detailsOf(outcome: Outcome, mails: AddressedMail[], faults: Record<string, string>): Record<string, unknown> {
  if (outcome.kind !== 'taken')
    return { p_why: outcome.why, p_seconds: 'seconds' in outcome ? Math.ceil(outcome.seconds) : 0 };
  const idAt = (place: number) => mails[place]!.id;
  const taken = outcome.ids.flatMap((id, place) => (id ? [[idAt(place), id]] : []));
  const refused = Object.entries(outcome.refused).map(([place, why]) => [idAt(Number(place)), why]);
  return {
    p_taken: JSON.stringify(Object.fromEntries(taken)),
    p_refused: JSON.stringify({ ...faults, ...Object.fromEntries(refused) }),
  };
}

/** Composes each mail by itself; one that cannot be composed fails, and the others go without it. */
function composeMails(claims: Claim[], { variables, mailLog }: Environment) {
  const siteUrl = siteUrlOf({ variables });
  const functionsUrl = variables.FUNCTIONS_URL || `${variables.SUPABASE_URL}/functions/v1`;
  const sender = { siteUrl, functionsUrl, company: companyOf(variables) };
  const mails: AddressedMail[] = [];
  const faults: Record<string, string> = {};
  for (const claim of claims) {
    try {
      mails.push({ id: claim.id, to: claim.email, mail: compose(claim, sender) });
    } catch (error) {
      mailLog.failed('a mail could not be composed', error);
      faults[claim.id] = `the mail could not be composed: ${describeFailure(error)}`;
    }
  }
  return { mails, faults };
}

/** @throws for a letter that this release does not know */
function compose(claim: Claim, sender: Sender): Mail {
  if (claim.kind === 'confirmation') return composeMail({ ...claim, confirm_token: claim.confirm_token! }, sender);
  return composeLetter(letters[claim.kind.replace(/^sample /, '')]!, claim, sender);
}

/** Logs a failure and tells the database, which shows it to the team. The API says by itself, once, that its database is away. */
async function report(what: string, error: unknown, environment: Environment): Promise<string> {
  const why = `${what}: ${describeFailure(error)}`;
  if (error instanceof StepFailed && error.status === 503) return why;
  environment.mailLog.failed(what, error);
  // It may fail as the call before did, which is in the log.
  await callDatabase('report_send_error', { p_why: why }, 'service', environment).catch(() => {});
  return why;
}
