import { apiKey } from '../_shared/callDatabase.ts';
import type { Environment } from '../_shared/environment.ts';
import { sendWaiting } from '../_shared/sendWaiting.ts';

/** The scheduler calls every ten seconds. */
const SENDING_MS = 9_000;

/** Sends what waits in the queue; 502 when a claim or a mark failed. Only a caller with the service key may: pg_cron, or another scheduler. */
export async function sendWaitingMails(request: Request, environment: Environment): Promise<Response> {
  if (request.method !== 'POST') return Response.json({ error: 'method_not_allowed' }, { status: 405 });
  if (!(await isSameSecret(request.headers.get('apikey') ?? '', apiKey(environment, 'service'))))
    return Response.json({ error: 'unauthorized' }, { status: 401 });
  const error = await sendWaiting(environment, SENDING_MS);
  return error ? Response.json({ error }, { status: 502 }) : Response.json({ ok: true });
}

/** Compares hashes, so that the time does not tell how much of a guess was right. */
async function isSameSecret(guess: string, secret: string): Promise<boolean> {
  if (secret === '' || guess.length > 1_000) return false;
  const hash = async (text: string) =>
    String(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
  return (await hash(guess)) === (await hash(secret));
}
