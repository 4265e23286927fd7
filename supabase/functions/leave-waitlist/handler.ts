import { callDatabase, logUnlessAway } from '../_shared/callDatabase.ts';
import type { Environment } from '../_shared/environment.ts';
import { readText } from '../_shared/readText.ts';
import { siteLink, siteUrlOf } from '../_shared/siteLink.ts';
import { StepFailed } from '../_shared/stepFailed.ts';

const MAX_BODY = 4 * 1024;
const MAX_TOKEN = 200;

/**
 * The address of `List-Unsubscribe`. A mail program's POST (RFC 8058) leaves at once, without a redirect; a GET of a person or a
 * scanner is redirected to the page, where leaving needs a press.
 */
export async function leaveWaitlist(request: Request, environment: Environment): Promise<Response> {
  const token = readToken(new URL(request.url).searchParams.get('token') ?? '');
  try {
    if (request.method === 'GET' || request.method === 'HEAD') return redirectToPage(token, siteUrlOf(environment));
    if (request.method !== 'POST') return reply(405, 'Only GET and POST.', { Allow: 'GET, HEAD, POST' });
    const body = await readText(request, MAX_BODY);
    if (body === undefined) return reply(413, 'The body is too large.');
    if (!(await isOneClick(body, request.headers.get('content-type'))))
      return reply(400, 'The body must be List-Unsubscribe=One-Click.');
    if (!token) return unknownLink();
    await callDatabase('leave_waitlist', { p_token: token }, 'anon', environment);
    return reply(
      200,
      'Ya no estás en la lista y hemos borrado tus datos. / You are off the list and your data is erased.',
    );
  } catch (error) {
    if (error instanceof StepFailed && error.hint === 'invalid_token') return unknownLink();
    logUnlessAway('leave-waitlist failed', error, environment);
    return reply(502, 'Ahora no es posible; inténtalo más tarde. / Not possible now; please try again later.');
  }
}

/** A token has 64 characters. Programs that make links of plain text add what follows it there. */
function readToken(text: string): string | undefined {
  return text.length <= MAX_TOKEN ? /^[a-z\d]{1,64}/i.exec(text)?.[0] : undefined;
}

/** Whether a body is the pair that RFC 8058 requires, URL-encoded or multipart. Mail programs also send it with any type, or nothing at all. */
async function isOneClick(body: string, type: string | null): Promise<boolean> {
  const text = body.trim();
  const fields = type && /^multipart\//i.test(type) ? await readMultipart(body, type) : new URLSearchParams(text);
  return text === '' || fields.get('List-Unsubscribe') === 'One-Click';
}

async function readMultipart(body: string, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    return new FormData();
  }
}

function redirectToPage(token: string | undefined, siteUrl: string): Response {
  const location = siteLink(siteUrl, 'es', '/waitlist/leave', token);
  return new Response(null, { status: 303, headers: { location, ...PRIVATE_HEADERS } });
}

const unknownLink = () =>
  reply(404, 'Este enlace no lleva a nadie de la lista. / This link leads to nobody on the list.');

/** The address contains a token: it must be neither cached nor sent as a Referer. */
const PRIVATE_HEADERS = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

function reply(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...PRIVATE_HEADERS, ...headers },
  });
}
