import type { Environment } from '../../../supabase/functions/_shared/environment';
import type { Mail } from '../../../supabase/functions/_shared/mail/mail';
import { postMail } from '../../../supabase/functions/_shared/mail/postMail';

/** What became of one mail. */
export type Outcome =
  | { kind: 'sent' }
  /** Refused for good, whatever the reason. */
  | { kind: 'failed'; why: string }
  /** Perhaps taken: to be tried again with the same key. */
  | { kind: 'unknown'; why: string }
  /** Not taken; the provider asks to wait. */
  | { kind: 'wait'; seconds: number }
  /** Not taken, and no other mail would be. */
  | { kind: 'stop'; why: string };

/** Sends one mail; the same key never sends a second one. */
export type Deliver = (to: string, mail: Mail, key: string) => Promise<Outcome>;

/** A longer wait is not worth an open terminal. */
const LONGEST_WAIT_S = 300;
const USUAL_WAIT_S = 5;

export function deliverByProvider(environment: Pick<Environment, 'fetch' | 'variables'>): Deliver {
  return async (to, mail, key) => {
    try {
      const response = await postMail(to, mail, key, environment);
      return outcomeOf(response.status, await errorName(response), response.headers.get('retry-after'));
    } catch (error) {
      return { kind: 'unknown', why: `the mail provider did not answer (${(error as Error).name})` };
    }
  };
}

export function outcomeOf(status: number, name: string, retryAfter: string | null): Outcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  // Under this key another text was sent: the same letter, with the leave link of the earlier claim.
  if (status === 409 && name === 'invalid_idempotent_request') return { kind: 'sent' };
  const why = `the mail provider answered ${[status, name].filter(Boolean).join(' ')}`;
  if (status === 429) {
    const seconds = secondsOf(retryAfter);
    if (name.includes('quota') || seconds > LONGEST_WAIT_S)
      return { kind: 'stop', why: `${why}: its quota is used up, or it asks to wait long` };
    return { kind: 'wait', seconds };
  }
  if (status === 401 || status === 403)
    return { kind: 'stop', why: `${why}: check RESEND_API_KEY, and that the domain of MAIL_FROM is verified` };
  if (status === 408 || status === 409 || status >= 500) return { kind: 'unknown', why };
  return { kind: 'failed', why };
}

/** The seconds of a `Retry-After`, which may also be a date. */
function secondsOf(retryAfter: string | null): number {
  if (retryAfter === null || retryAfter.trim() === '') return USUAL_WAIT_S;
  const seconds = Number(retryAfter);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? USUAL_WAIT_S : Math.max(0, (date - Date.now()) / 1000);
}

/** The provider's word for its error; empty when it has none. Reads the answer to its end, so that the connection can be used again. */
async function errorName(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  try {
    const { name } = JSON.parse(text) as { name?: unknown };
    return typeof name === 'string' && /^\w{1,60}$/.test(name) ? name : '';
  } catch {
    return '';
  }
}
