import { brand } from '../brand.ts';
import type { Environment } from '../environment.ts';
import { readText } from '../readText.ts';
import type { Mail } from './mail.ts';

export interface AddressedMail {
  to: string;
  mail: Mail;
}

/** What became of a request to the mail provider. */
export type Outcome =
  | { kind: 'sent' }
  /** Perhaps taken: to be tried again with the same key. */
  | { kind: 'doubt'; why: string }
  /** Not taken; the provider asks to wait. */
  | { kind: 'wait'; why: string; seconds: number }
  /** Not taken, and nothing will be until somebody has fixed the settings or a quota begins anew. */
  | { kind: 'stop'; why: string; seconds: number }
  /** Refused for good. */
  | { kind: 'refused'; why: string };

const TIMEOUT_MS = 15_000;
const MAX_ANSWER = 64 * 1024;
const USUAL_WAIT_S = 1;
const QUOTA_WAIT_S = 3_600;
const SETTINGS_WAIT_S = 300;

/** Gives mails to Resend in one request, which it takes once per key, all or none of them. Never throws. */
export async function postMails(
  mails: AddressedMail[],
  key: string,
  { fetch, variables }: Pick<Environment, 'fetch' | 'variables'>,
): Promise<Outcome> {
  const bodies = mails.map(({ to, mail }) => ({
    from: variables.MAIL_FROM || `${brand} <onboarding@resend.dev>`,
    to: [to],
    ...mail,
  }));
  try {
    const path = bodies.length === 1 ? '/emails' : '/emails/batch';
    const response = await fetch(`${variables.RESEND_API_URL || 'https://api.resend.com'}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${variables.RESEND_API_KEY ?? ''}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(bodies.length === 1 ? bodies[0] : bodies),
      // Another host must not get the bodies, and its answer says nothing.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = readJson(await readText(response, MAX_ANSWER));
    if (response.ok) {
      return countIds(answer) === mails.length
        ? { kind: 'sent' }
        : { kind: 'doubt', why: `the mail provider answered ${response.status} without an id` };
    }
    return refusalOf(response.status, nameOf(answer), response.headers.get('retry-after'));
  } catch (error) {
    return { kind: 'doubt', why: `the mail provider did not answer (${(error as Error).name})` };
  }
}

function refusalOf(status: number, name: string, retryAfter: string | null): Outcome {
  // Under this key an earlier try was taken: the same mail with another token.
  if (status === 409 && name === 'invalid_idempotent_request') return { kind: 'sent' };
  const why = `the mail provider answered ${[status, name].filter(Boolean).join(' ')}`;
  if (status === 429) {
    return name.includes('quota')
      ? { kind: 'stop', why, seconds: secondsOf(retryAfter) ?? QUOTA_WAIT_S }
      : { kind: 'wait', why, seconds: secondsOf(retryAfter) ?? USUAL_WAIT_S };
  }
  if (status === 401 || status === 403) return { kind: 'stop', why, seconds: SETTINGS_WAIT_S };
  if (status === 408 || status === 409 || status >= 500) return { kind: 'doubt', why };
  return { kind: 'refused', why };
}

/** The seconds of a `Retry-After`, at most a day. */
function secondsOf(retryAfter: string | null): number | undefined {
  const seconds = Number.parseFloat(retryAfter ?? '');
  return Number.isNaN(seconds) ? undefined : Math.min(86_400, Math.max(0, seconds));
}

function readJson(text: string | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** How many mails an answer names: one by its `id`, several in `data`. */
function countIds({ id, data }: Record<string, unknown>): number {
  const named = Array.isArray(data) ? data.map((mail) => (Object(mail) as { id?: unknown }).id) : [id];
  return named.filter((each) => typeof each === 'string' && each !== '').length;
}

/** The provider's word for its error; empty when it has none. */
const nameOf = ({ name }: Record<string, unknown>): string =>
  typeof name === 'string' && /^\w{1,60}$/.test(name) ? name : '';
