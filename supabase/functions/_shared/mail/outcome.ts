import { readText } from '../readText.ts';

/** What became of a request to the mail provider. */
export type Outcome =
  | { kind: 'sent' }
  /** Perhaps taken: to be tried again with the same key. */
  | { kind: 'doubt'; why: string }
  /** Not taken; the provider asks to wait. */
  | { kind: 'wait'; why: string; seconds: number }
  /** Not taken, and nothing will be until somebody has fixed the settings or a quota begins anew. */
  | { kind: 'stop'; why: string; seconds: number }
  /** Refused for good because of a recipient; several mails because of one of them, or because they are too many. */
  | { kind: 'refused'; why: string };

const MAX_ANSWER = 64 * 1024;
const USUAL_WAIT_S = 1;
const QUOTA_WAIT_S = 3_600;
const SETTINGS_WAIT_S = 300;
const DAY_S = 86_400;
/** Only these, because a message may quote what belongs to a person. */
const FIELD = /`(to|from|subject|html|text|headers)`/;
/** What Resend documents for a 422 that is alike for every recipient: https://resend.com/docs/api-reference/errors */
const ABOUT_SETTINGS = new Set([
  'invalid_access',
  'invalid_attachment',
  'invalid_from_address',
  'invalid_parameter',
  'invalid_region',
  'missing_required_field',
]);

/** What the provider's answer to a request with so many mails means. */
export async function readOutcome(response: Response, mails: number): Promise<Outcome> {
  const answer = readJson(await readText(response, MAX_ANSWER));
  if (!response.ok) return readRefusal(response, answer, mails);
  return countIds(answer) === mails
    ? { kind: 'sent' }
    : { kind: 'doubt', why: `the mail provider answered ${response.status} without an id` };
}

function readRefusal({ status, headers }: Response, answer: Record<string, unknown>, mails: number): Outcome {
  const name = readName(answer);
  const field = readField(answer);
  // Under this key an earlier try was taken: the same mail with another token.
  if (status === 409 && name === 'invalid_idempotent_request') return { kind: 'sent' };
  const why = `the mail provider answered ${[status, name, field && `(${field})`].filter(Boolean).join(' ')}`;
  if (status === 429) {
    return name.includes('quota')
      ? { kind: 'stop', why, seconds: readRetryAfter(headers) ?? QUOTA_WAIT_S }
      : { kind: 'wait', why, seconds: readRetryAfter(headers) ?? USUAL_WAIT_S };
  }
  if (status === 408 || status === 409 || status >= 500) return { kind: 'doubt', why };
  const isTooLarge = status === 413 && mails > 1;
  return isTooLarge || isAboutRecipient(status, name, field)
    ? { kind: 'refused', why }
    : { kind: 'stop', why, seconds: SETTINGS_WAIT_S };
}

/** The name `validation_error` stands for any field, so the field decides where one is named. */
function isAboutRecipient(status: number, name: string, field: string): boolean {
  if (field) return field === 'to' && (status === 400 || status === 422);
  return status === 422 && !ABOUT_SETTINGS.has(name);
}

/** The seconds of a `Retry-After`, which is a number or a date, at most a day. */
function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after') ?? '';
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  const seconds = /^[-\d]/.test(text) ? Number.parseFloat(text) : (Date.parse(text) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.min(DAY_S, Math.max(0, seconds));
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
const readName = ({ name }: Record<string, unknown>): string =>
  typeof name === 'string' && /^\w{1,60}$/.test(name) ? name : '';

/** The field of a mail that the provider's message names first, as in "Invalid `from` field". */
const readField = ({ message }: Record<string, unknown>): string =>
  typeof message === 'string' ? (FIELD.exec(message.slice(0, 200))?.[1] ?? '') : '';
