import type { Environment } from '../_shared/environment.ts';
import { isJson } from '../_shared/isJson.ts';
import { readText } from '../_shared/readText.ts';
import { siteUrlOf } from '../_shared/siteLink.ts';
import { logFailure } from '../_shared/stepFailed.ts';
import { addressAsked } from './addressAsked.ts';
import { claimConfirmation } from './claim.ts';
import { corsHeaders } from './cors.ts';
import { mailOrRelease } from './mailOrRelease.ts';

const MAX_BODY = 16 * 1024;
/** Longer than the database takes, which has more to write when a mail is due: no answer's time tells of one. */
const ANSWER_MS = 150;

/**
 * Answers 200 once the database has spoken, alike and after the same time for every address: whether a mail goes out is
 * settled afterwards.
 * 400, 405, 413 or 415 for a bad request; 502 for everybody while the database or the settings fail.
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
    const email = addressAsked(text);
    if (email === undefined) return answer(400, { error: 'invalid_body' });

    const siteUrl = siteUrlOf(environment);
    const [claim] = await Promise.all([claimConfirmation(email, environment), environment.wait(ANSWER_MS)]);
    if (claim) environment.later(mailOrRelease(claim, siteUrl, environment));
    return answer(200, { ok: true });
  } catch (error) {
    logFailure('send-confirmation failed', error);
    return answer(502, { error: 'not_sent' });
  }
}
