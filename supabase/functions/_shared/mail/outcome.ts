import { readText } from '../readText.ts';

/** What became of a request to the mail provider. */
export type Outcome =
  /** Taken: the provider's id of each mail, where it says one, or why that mail was refused, by its place. */
  | { kind: 'taken'; ids: (string | undefined)[]; refused: Record<number, string> }
  /** Perhaps taken: to be tried again with the same key. */
  | { kind: 'doubt'; why: string }
  /** Not taken now: the provider asks to wait, or nothing will be taken until somebody has fixed the settings. */
  | { kind: 'pause'; why: string; seconds: number }
  /** Refused for good because of a recipient; several mails because of one of them, or because they are too many. */
  | { kind: 'refused'; why: string }
  /** Refused without saying whose fault it is. */
  | { kind: 'unclear'; why: string };

const MAX_ANSWER = 64 * 1024;
const USUAL_WAIT_S = 1;
const QUOTA_WAIT_S = 3_600;
const SETTINGS_WAIT_S = 300;
const DAY_S = 86_400;
/** Only these, because a message may quote what belongs to a person. */
const FIELD = /`(to|from|subject|html|text|headers)`/;
/** What Resend documents as alike for every recipient: https://resend.com/docs/api-reference/errors */
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
  return (
    readTaken(answer, mails) ?? { kind: 'doubt', why: `the mail provider answered ${response.status} without an id` }
  );
}

/** The mails of a batch that were refused stand in `errors` by their places; `data` has the ids of all others, in their order. */
function readTaken({ id, data, errors = [] }: Record<string, unknown>, mails: number): Outcome | undefined {
  const ids = (Array.isArray(data) ? data : [{ id }]).map((mail) => (Object(mail) as { id?: unknown }).id);
  if (!ids.every((each) => typeof each === 'string' && each !== '') || !Array.isArray(errors)) return undefined;
  const refusals = errors.map((error) => Object(error) as Record<string, unknown>);
  const refused = Object.fromEntries(refusals.map((error) => [Number(error.index), whyRefused(error)]));
  const places = Array.from({ length: mails }, (_, place) => place).filter((place) => !(place in refused));
  if (places.length !== ids.length || Object.keys(refused).length !== mails - ids.length) return undefined;
  if (ids.length > 0) {
    const named = new Map(places.map((place, nth) => [place, ids[nth] as string]));
    return { kind: 'taken', ids: Array.from({ length: mails }, (_, place) => named.get(place)), refused };
  }
  const why = 'the mail provider refused all mails of a request';
  const fields = new Set(refusals.map(readField));
  if (fields.size === 1 && !fields.has('to') && !fields.has(''))
    return { kind: 'pause', why, seconds: SETTINGS_WAIT_S };
  return { kind: 'unclear', why };
}

function whyRefused(error: Record<string, unknown>): string {
  const field = readField(error);
  return `the mail provider refused it${field && ` (${field})`}`;
}

function readRefusal({ status, headers }: Response, answer: Record<string, unknown>, mails: number): Outcome {
  const name = readName(answer);
  const field = readField(answer);
  // Under this key an earlier try was taken: the same mails with other tokens.
  if (status === 409 && name === 'invalid_idempotent_request')
    return { kind: 'taken', ids: Array.from({ length: mails }), refused: {} };
  const why = `the mail provider answered ${[status, name, field && `(${field})`].filter(Boolean).join(' ')}`;
  if (status === 429) {
    const usual = name.includes('quota') ? QUOTA_WAIT_S : USUAL_WAIT_S;
    return { kind: 'pause', why, seconds: readRetryAfter(headers) ?? usual };
  }
  if (status === 408 || status === 409 || status >= 500) return { kind: 'doubt', why };
  if (status === 413) return { kind: 'unclear', why };
  const isAboutMails = status === 400 || status === 422;
  if (!isAboutMails || ABOUT_SETTINGS.has(name) || (field && field !== 'to'))
    return { kind: 'pause', why, seconds: SETTINGS_WAIT_S };
  return { kind: field === 'to' || status === 422 ? 'refused' : 'unclear', why };
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

/** The provider's word for its error; empty when it has none. */
const readName = ({ name }: Record<string, unknown>): string =>
  typeof name === 'string' && /^\w{1,60}$/.test(name) ? name : '';

/** The field of a mail that the provider's message names first, as in "Invalid `from` field". */
const readField = ({ message }: Record<string, unknown>): string =>
  typeof message === 'string' ? (FIELD.exec(message.slice(0, 200))?.[1] ?? '') : '';
