import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { callDatabase, logUnlessAway } from '../_shared/callDatabase.ts';
import type { Environment } from '../_shared/environment.ts';
import { readText } from '../_shared/readText.ts';

const MAX_BODY = 64 * 1024;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface MailEvent {
  type?: string;
  data?: {
    email_id?: unknown;
    tags?: { mail?: unknown };
    bounce?: { type?: string };
    failed?: { reason?: unknown };
    suppressed?: { type?: unknown };
  };
}

/**
 * Takes the mail provider's events. A mail that bounced for good is marked, a complaint erases its person, one that the provider did not
 * send after all has failed. Each is verified (at most five minutes old) by the library that the provider's own SDK uses.
 */
export async function mailEvents(request: Request, environment: Environment): Promise<Response> {
  const answer = (status: number, result: string) => Response.json({ result }, { status });
  const secret = environment.variables.RESEND_WEBHOOK_SECRET;
  if (request.method !== 'POST') return answer(405, 'method_not_allowed');
  // Not logged: strangers can call, too.
  if (!secret) return answer(503, 'not_configured');
  try {
    const text = await readText(request, MAX_BODY);
    if (text === undefined) return answer(413, 'too_large');
    const event = verify(text, request.headers, secret);
    const kind = kindOf(event);
    const { email_id: id, tags } = event.data ?? {};
    if (!kind || typeof id !== 'string') return answer(200, 'ignored');
    const p_mail = typeof tags?.mail === 'string' && UUID.test(tags.mail) ? tags.mail : null;
    const body = {
      p_kind: kind,
      p_provider_id: id,
      p_mail,
      p_why: kind === 'failure' ? describe(event) : null,
    };
    if ((await callDatabase('record_mail_event', body, 'service', environment)) === 'paused')
      console.error('Confirmation mails pause for an hour: too many of the last ones bounced for good.');
    return answer(200, 'recorded');
  } catch (error) {
    if (error instanceof WebhookVerificationError) return answer(401, 'not_verified');
    logUnlessAway('mail-events failed', error, environment);
    // The provider sends it again.
    return answer(502, 'not_recorded');
  }
}

/** @throws a WebhookVerificationError for whatever the provider has not signed, or signed more than five minutes ago. */
function verify(text: string, headers: Headers, secret: string): MailEvent {
  // The provider signs by the standard, and names the headers after the service that it uses.
  const named = (name: string) => [`webhook-${name}`, headers.get(`svix-${name}`) ?? ''];
  return new Webhook(secret).verify(text, Object.fromEntries(['id', 'timestamp', 'signature'].map(named))) as MailEvent;
}

function kindOf({ type, data }: MailEvent): 'bounce' | 'complaint' | 'failure' | undefined {
  if (type === 'email.complained') return 'complaint';
  if (type === 'email.failed' || type === 'email.suppressed') return 'failure';
  const isForGood = (data?.bounce?.type ?? 'Permanent') === 'Permanent';
  return type === 'email.bounced' && isForGood ? 'bounce' : undefined;
}

/** The provider's reason in plain ASCII and without addresses, such as `failed: reached_daily_quota`. */
function describe({ type, data }: MailEvent): string {
  const given = data?.failed?.reason ?? data?.suppressed?.type;
  const reason = typeof given === 'string' ? given : 'no reason';
  const words = reason.split(/\s+/).filter((word) => !/@|%40/.test(word));
  const text = `${type?.replace('email.', '')}: ${words.join(' ')}`;
  return text.replaceAll(/[^ -~]/g, '').slice(0, 200);
}
