// Sends the confirmation mail of a sign-up. One handler, two hosts (Deno on Supabase, Node in server/): no imports, web
// APIs only, and the outside world comes in as `environment`.

export interface Environment {
  fetch: (url: string, init: RequestInit & { body: string }) => Promise<Response>;
  /** SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY, RESEND_API_KEY, RESEND_API_URL?, MAIL_FROM?, SITE_URL? */
  variables: Record<string, string | undefined>;
}

type Language = 'es' | 'en';

/** What the list says of an address. The mail says this, never what the caller says. */
interface Subscription {
  id: string;
  email: string;
  name: string;
  interests: string[];
}

const CORS = {
  'Access-Control-Allow-Origin': '*',
  // What `@supabase/supabase-js/cors` lists, and content-profile.
  'Access-Control-Allow-Headers':
    'authorization, x-client-info, apikey, content-type, x-retry-count, traceparent, tracestate, baggage, content-profile',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
};
const MAX_BODY = 16 * 1024;
const PATIENCE_MS = 8_000;

/**
 * Answers 200 alike whether a mail was sent, had been sent before, or is not due because the address is not listed;
 * 400, 405 or 413 for a bad request; 502 when the mail could not be sent and a later try may.
 */
export async function sendConfirmation(request: Request, environment: Environment): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
  if (request.method !== 'POST') return answer(405, { error: 'method_not_allowed' });
  try {
    const text = await request.text();
    if (text.length > MAX_BODY) return answer(413, { error: 'too_large' });
    const email = emailOf(text);
    if (email === undefined) return answer(400, { error: 'invalid_body' });

    const subscription = await claim(email, environment);
    if (subscription) await mailOrRelease(subscription, languageOf(request), environment);
    return answer(200, { ok: true });
  } catch (error) {
    // The kind of failure only: messages may quote an address.
    console.error('send-confirmation failed:', error instanceof StepFailed ? error.message : 'unexpected error');
    return answer(502, { error: 'not_sent' });
  }
}

/** A step that failed; its message holds no personal data. */
class StepFailed extends Error {}

function answer(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: CORS });
}

/** The address in a body of name, email and interests; undefined when the body is anything else. */
function emailOf(text: string): string | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof body !== 'object' || body === null) return undefined;
  const { name, email, interests } = body as Record<string, unknown>;
  const interestsFit =
    typeof interests === 'string' || (Array.isArray(interests) && interests.every((interest) => typeof interest === 'string'));
  return typeof name === 'string' && typeof email === 'string' && interestsFit ? email : undefined;
}

/** Spanish unless the caller prefers English. */
function languageOf(request: Request): Language {
  const preferences = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: Number(quality ?? 1) };
    })
    .filter(({ language, quality }) => (language === 'es' || language === 'en') && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return preferences[0]?.language === 'en' ? 'en' : 'es';
}

// --- The list ---

async function claim(email: string, environment: Environment): Promise<Subscription | undefined> {
  const response = await callDatabase('claim_confirmation', { p_email: email }, environment);
  const claimed = (await response.json()) as Subscription[];
  return claimed[0];
}

async function mailOrRelease(subscription: Subscription, language: Language, environment: Environment): Promise<void> {
  try {
    await sendMail(subscription, language, environment);
  } catch (error) {
    await callDatabase('release_confirmation', { p_id: subscription.id }, environment);
    throw error;
  }
}

async function callDatabase(name: string, body: unknown, { fetch, variables }: Environment): Promise<Response> {
  const key = variables.SUPABASE_SERVICE_ROLE_KEY ?? '';
  const response = await fetch(`${variables.SUPABASE_URL}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new StepFailed(`${name} answered ${response.status}`);
  return response;
}

// --- The mail ---

async function sendMail(subscription: Subscription, language: Language, { fetch, variables }: Environment): Promise<void> {
  const mail = compose(subscription, language, variables.SITE_URL);
  const response = await fetch(`${variables.RESEND_API_URL ?? 'https://api.resend.com'}/emails`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${variables.RESEND_API_KEY ?? ''}`,
      'content-type': 'application/json',
      // A try whose answer was lost and the one after it are one mail to the provider.
      'idempotency-key': `confirmation/${subscription.id}`,
    },
    body: JSON.stringify({
      from: variables.MAIL_FROM ?? 'Constela <onboarding@resend.dev>',
      to: [subscription.email],
      ...mail,
    }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  // 409: an earlier try with this key got through, in the other language or this very moment.
  if (!response.ok && response.status !== 409) throw new StepFailed(`the mail provider answered ${response.status}`);
}

/** The canonical wording of each interest, and the Spanish one. */
const INTERESTS: Record<string, string> = {
  'Tools that pay you to use them': 'Herramientas que te pagan por usarlas',
  'Universal basic income': 'Renta básica universal',
  'A better economy': 'Una economía mejor',
  'Participate in the community': 'Participar en la comunidad',
  'Social applications': 'Aplicaciones sociales',
  'A more just society': 'Una sociedad más justa',
  'Web3 technology': 'Tecnología Web3',
};

const TEXTS = {
  es: {
    subject: 'Ya estás en la lista de espera de Constela',
    greeting: (name: string) => `Hola${name && `, ${name}`}:`,
    intro: 'Hemos apuntado tu dirección en la lista de espera de Constela. Te escribiremos cuando abramos.',
    interests: 'Nos dijiste que te interesa:',
    meanwhile: 'Mientras tanto preparamos veinte lecciones breves, de tres minutos cada una.',
    visit: 'Visita Constela',
    stranger: 'Si no has sido tú, no tienes que hacer nada: puedes borrar este mensaje.',
  },
  en: {
    subject: 'You are on the Constela waitlist',
    greeting: (name: string) => `Hello${name && ` ${name}`},`,
    intro: 'We have put your address on the Constela waitlist. We will write to you when we open.',
    interests: 'You told us that you are interested in:',
    meanwhile: 'Meanwhile we are preparing twenty short lessons, three minutes each.',
    visit: 'Visit Constela',
    stranger: 'If this was not you, there is nothing to do: you can delete this message.',
  },
};

function compose(
  { name, interests }: Subscription,
  language: Language,
  siteUrl: string | undefined,
): { subject: string; html: string; text: string } {
  const texts = TEXTS[language];
  const greeted = speakableName(name);
  const labels = interests
    .filter((interest) => Object.hasOwn(INTERESTS, interest))
    .map((interest) => (language === 'es' ? INTERESTS[interest]! : interest));
  const link = siteUrl && new URL(language === 'es' ? '/' : '/en', siteUrl).href;

  const text = [
    texts.greeting(greeted),
    texts.intro,
    `${texts.interests}\n${labels.map((label) => `- ${label}`).join('\n')}`,
    texts.meanwhile,
    ...(link ? [`${texts.visit}: ${link}`] : []),
    texts.stranger,
  ].join('\n\n');

  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(texts.subject)}</title></head>
<body style="margin:0;padding:24px;background:#070B1A;color:#F3EFE4;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#0E1530;border:1px solid #2B3768;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:24px;color:#F4C95D">Constela</h1>
<p>${texts.greeting(greeted && `<bdi>${escape(greeted)}</bdi>`)}</p>
<p>${escape(texts.intro)}</p>
<p>${escape(texts.interests)}</p>
<ul>${labels.map((label) => `<li>${escape(label)}</li>`).join('')}</ul>
<p>${escape(texts.meanwhile)}</p>
${link ? `<p><a href="${escape(link)}" style="color:#F4C95D">${escape(texts.visit)}</a></p>` : ''}
<p style="font-size:14px;color:#B9BDD3">${escape(texts.stranger)}</p>
</div>
</body>
</html>`;
  return { subject: texts.subject, html, text };
}

/** The name if a mail may greet by it, else nothing: mail programs turn anything like `evil.test` into a link. */
function speakableName(name: string): string {
  return /^\p{L}[\p{L}\p{M}'’ -]{0,39}$/u.test(name) ? name : '';
}

function escape(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
