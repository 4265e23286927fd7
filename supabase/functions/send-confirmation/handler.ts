import { callDatabase, logUnlessAway } from '../_shared/callDatabase.ts';
import type { Environment } from '../_shared/environment.ts';
import { isJson, readText } from '../_shared/readText.ts';
import { sendWaiting } from '../_shared/sendWaiting.ts';
import { siteOrigin, siteUrlOf } from '../_shared/siteLink.ts';

const MAX_BODY = 16 * 1024;
/** Longer than the database takes, so that the time of the answer does not tell whether a mail is due. */
const ANSWER_MS = 150;
/** The sending begins at a random moment within this time. */
const SENDING_WITHIN_MS = 2_000;
/** How long it may take; the rest is for the worker (`send-waiting`). */
const SENDING_MS = 400;

/**
 * Answers 200 when the database has answered, the same and after the same time for every address, with how long mails
 * wait now. It sends nothing: else the next request would be slower where a mail is due.
 * 400, 405, 413 or 415 for a bad request; 502 for every address while the database or the settings fail.
 */
export async function sendConfirmation(request: Request, environment: Environment): Promise<Response> {
  const headers = corsHeaders(request, environment.variables.SITE_URL);
  const answer = (status: number, body: unknown) => Response.json(body, { status, headers });
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  if (request.method !== 'POST') return answer(405, { error: 'method_not_allowed' });
  if (!isJson(request.headers.get('content-type'))) return answer(415, { error: 'not_json' });
  try {
    const text = await readText(request, MAX_BODY);
    if (text === undefined) return answer(413, { error: 'too_large' });
    const email = readAddress(text);
    if (email === undefined) return answer(400, { error: 'invalid_body' });

    // Without it no mail can be written, and nobody must wait for one.
    siteUrlOf(environment);
    const asked = callDatabase('request_confirmation', { p_email: email }, 'service', environment);
    const [seconds] = await Promise.all([asked, environment.wait(ANSWER_MS)]);
    return answer(200, { ok: true, wait: describeWait(Number(seconds)) });
  } catch (error) {
    logUnlessAway('send-confirmation failed', error, environment);
    return answer(502, { error: 'not_sent' });
  }
}

/** Sends waiting mails, to any address, at a moment that tells nothing about the address that was just answered. */
export async function sendSoon(environment: Environment): Promise<void> {
  await environment.wait(Math.random() * SENDING_WITHIN_MS);
  await sendWaiting(environment, SENDING_MS);
}

/** The same limit as in the database; a longer text is not examined. */
const MAX_ADDRESS_BYTES = 1024;

/** The address in a body; undefined when it has none that the database can read, which takes neither lone surrogates nor NUL. */
function readAddress(text: string): string | undefined {
  try {
    const { email } = Object(JSON.parse(text)) as { email?: unknown };
    if (typeof email !== 'string' || new TextEncoder().encode(email).length > MAX_ADDRESS_BYTES) return undefined;
    return /[\p{Cc}\p{Cs}]/u.test(email) ? undefined : email;
  } catch {
    return undefined;
  }
}

function describeWait(seconds: number): 'none' | 'minutes' | 'hours' {
  if (seconds <= 60) return 'none';
  return seconds <= 3_600 ? 'minutes' : 'hours';
}

/** Allows the site's own pages to call and to read the answer, and no page of another origin. */
function corsHeaders(request: Request, siteUrl: string | undefined): Record<string, string> {
  const origin = siteOrigin(siteUrl);
  if (!origin || request.headers.get('origin') !== origin) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    // The list of `@supabase/supabase-js/cors`, and content-profile.
    'Access-Control-Allow-Headers':
      'authorization, x-client-info, apikey, content-type, x-retry-count, content-profile',
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
  };
}
